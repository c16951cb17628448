import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../card';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  args: { className: 'h-4 w-48' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CardLoading: Story = {
  tags: ['state'],
  render: () => (
    <Card className="flex max-w-sm flex-col gap-3 p-5">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-4 w-48" />
    </Card>
  ),
};
