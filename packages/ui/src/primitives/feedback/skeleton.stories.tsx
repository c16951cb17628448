import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../story-kit';
import { Skeleton, type SkeletonProps } from './skeleton';

const states = {
  Line: { className: 'h-4 w-48' },
  Heading: { className: 'h-8 w-32' },
  Block: { className: 'h-24 w-full' },
} satisfies Record<string, SkeletonProps>;

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: states.Line,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states, { columns: 3 }) };
