import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inGrid, type States } from '../story-kit';
import { RefundNote, type RefundNoteProps } from './refund-note';

const states = {
  Possible: { children: 'Full refund for another 15:59' },
  CancelledAutomatically: { children: 'Full refund for another 14:59', autoCancelAt: '12:42 PM' },
  CancelledAutomaticallyBrief: {
    children: 'Full refund for another 14:59',
    autoCancelAt: '12:42 PM',
    isBrief: true,
  },
  Off: { children: 'Full refund for another 14:59', autoCancelBlockedBy: 'off' },
  Offline: { children: 'Full refund for another 14:59', autoCancelBlockedBy: 'offline' },
  Clock: { children: 'Full refund for another 14:59', autoCancelBlockedBy: 'clock' },
  Late: { children: 'Full refund for another 0:09', autoCancelBlockedBy: 'late' },
} satisfies States<RefundNoteProps, NonNullable<RefundNoteProps['autoCancelBlockedBy']>>;

const meta = {
  title: 'Numbers/RefundNote',
  component: RefundNote,
  args: states.Possible,
} satisfies Meta<typeof RefundNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** The short form; its title and screen readers have the sentence. */
export const CancelledAutomaticallyBrief: Story = {
  args: states.CancelledAutomaticallyBrief,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const sentence = 'No SMS by 12:42 PM? Cancelled and refunded while this site is open.';
    await expect(canvas.getByTitle(sentence)).toHaveTextContent(sentence);
    await expect(canvas.getByText('Auto-refund 12:42 PM')).toBeVisible();
  },
};
export const AllStates: Story = { render: inGrid(states) };
