import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inFrame, inGrid } from '../../../story-kit';
import { MessageBody, type MessageBodyProps } from './message-body';

const states = {
  Loading: { message: { kind: 'loading' } },
  Failed: { message: { kind: 'failed' } },
  Ready: {
    message: { kind: 'ready', text: 'Your WhatsApp code is 482-913. Do not share it with anyone.' },
  },
} satisfies Record<string, MessageBodyProps>;

const meta = {
  title: 'Parts/Numbers/MessageBody',
  component: MessageBody,
  args: states.Ready,
  render: inFrame(360),
} satisfies Meta<typeof MessageBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const text = canvas.getByRole('group', { name: 'Message text' });
    await expect(text).toHaveTextContent('482-913');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
