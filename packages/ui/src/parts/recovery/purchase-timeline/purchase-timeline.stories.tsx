import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { PurchaseTimeline, type PurchaseTimelineStep, type PurchaseTimelineProps } from './purchase-timeline';

const isReached = true;
const sent: PurchaseTimelineStep = { step: 'sent', at: '12:00:03', isReached };
const lost: PurchaseTimelineStep = { step: 'response-lost', at: '12:00:05', isReached };
const resolved: PurchaseTimelineStep = { step: 'resolved', at: '12:01:33', isReached: false };

const states = {
  Checking: { steps: [sent, lost, { step: 'lookup-done', isReached: false }, resolved] },
  NotFoundYet: { steps: [sent, lost, { step: 'lookup-done', at: '12:00:13', isReached }, resolved] },
  LookupFailed: {
    steps: [
      sent,
      lost,
      { step: 'lookup-failed', at: '12:01:33', isReached },
      { step: 'resolved', isReached: false },
    ],
  },
  Ambiguous: {
    steps: [
      sent,
      lost,
      { step: 'lookup-done', at: '12:00:06', isReached },
      { step: 'ambiguous', at: '12:00:06', isReached },
    ],
  },
  NotCharged: {
    steps: [
      sent,
      lost,
      { step: 'lookup-done', at: '12:01:33', isReached },
      { step: 'not-charged', at: '12:01:33', isReached },
    ],
  },
  AfterAReload: {
    steps: [
      sent,
      { step: 'response-lost', isReached },
      { step: 'lookup-done', at: '12:00:33', isReached },
      resolved,
    ],
  },
} satisfies Record<string, PurchaseTimelineProps>;

const meta = {
  title: 'Parts/Recovery/PurchaseTimeline',
  component: PurchaseTimeline,
  args: states.NotFoundYet,
} satisfies Meta<typeof PurchaseTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Purchase progress' }));
    await expect(steps.getAllByRole('listitem').at(-1)).toHaveTextContent('Resultby 12:01:33');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
