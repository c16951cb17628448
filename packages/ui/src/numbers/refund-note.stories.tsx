import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid, type States } from '../story-kit';
import { RefundNote, type RefundNoteProps } from './refund-note';

const states = {
  Possible: { children: 'Full refund for another 15:59' },
  CancelledAutomatically: { children: 'Full refund for another 14:59', autoCancelAt: '12:42 PM' },
  Off: { children: 'Full refund for another 14:59', autoCancelBlockedBy: 'off' },
  Offline: { children: 'Full refund for another 14:59', autoCancelBlockedBy: 'offline' },
  Clock: { children: 'Full refund for another 14:59', autoCancelBlockedBy: 'clock' },
  Refused: {
    children: 'Full refund for another 1:15',
    autoCancelFailure: { isRefused: true, nextAt: '0:40' },
  },
  RefusedForGood: {
    children: 'Full refund for another 0:11',
    autoCancelFailure: { isRefused: true, nextAt: undefined },
  },
  Unanswered: {
    children: 'Full refund for another 1:15',
    autoCancelFailure: { isRefused: false, nextAt: '1:05' },
  },
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
export const AllStates: Story = { render: inGrid(states) };
