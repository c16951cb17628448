import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { InlineNote } from './inline-note';

const meta = {
  title: 'Parts/Common/InlineNote',
  component: InlineNote,
  args: { children: 'Failed to fetch prices' },
} satisfies Meta<typeof InlineNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['state'],
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Failed to fetch prices'),
};
