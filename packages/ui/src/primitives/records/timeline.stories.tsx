import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid, type States } from '../../story-kit';
import { Timeline, type TimelineProps } from './timeline';

const texts = {
  done: { label: 'Paid', state: 'done' },
  failed: { label: 'Failed', state: 'failed' },
  ended: { label: 'Cancelled', state: 'ended' },
  awaited: { label: 'Confirmed', state: 'awaited' },
} as const;

type Name = keyof typeof texts;
const done = { step: 'done', at: '12:00:03', isReached: true } as const;

const states = {
  Done: { steps: [done] },
  Failed: { steps: [done, { step: 'failed', at: '12:04:41', isReached: true }] },
  Ended: { steps: [done, { step: 'ended', at: '12:04:41', isReached: true }] },
  Awaited: { steps: [done, { step: 'awaited', at: '12:05:33', isReached: false }] },
  WithoutTimes: {
    steps: [
      { step: 'done', isReached: true },
      { step: 'awaited', isReached: false },
    ],
  },
} satisfies States<TimelineProps<Name>, Name>;

const meta = {
  title: 'Primitives/Timeline',
  component: Timeline<Name>,
  args: { label: 'Your payment', texts, ...states.Awaited },
} satisfies Meta<typeof Timeline<Name>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
