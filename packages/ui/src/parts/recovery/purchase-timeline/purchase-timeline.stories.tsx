import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StateGrid } from '../../../story-kit';
import { PurchaseTimeline, type PurchaseStep, type PurchaseTimelineProps } from './purchase-timeline';
import { guide } from './purchase-timeline.docs';

const isReached = true;
const sent: PurchaseStep = { stage: 'sent', at: '12:00:03', isReached };
const lost: PurchaseStep = { stage: 'answer-lost', at: '12:00:05', isReached };
const decided: PurchaseStep = { stage: 'decided', at: '12:01:33', isReached: false };

const states = {
  LookingUp: { steps: [sent, lost, { stage: 'looked-up', isReached: false }, decided] },
  NotThereYet: { steps: [sent, lost, { stage: 'looked-up', at: '12:00:13', isReached }, decided] },
  LookUpFailed: {
    steps: [
      sent,
      lost,
      { stage: 'look-up-failed', at: '12:01:33', isReached },
      { stage: 'decided', isReached: false },
    ],
  },
  Uncertain: {
    steps: [
      sent,
      lost,
      { stage: 'looked-up', at: '12:00:06', isReached },
      { stage: 'uncertain', at: '12:00:06', isReached },
    ],
  },
  NotCharged: {
    steps: [
      sent,
      lost,
      { stage: 'looked-up', at: '12:01:33', isReached },
      { stage: 'not-charged', at: '12:01:33', isReached },
    ],
  },
  AfterAReload: {
    steps: [
      sent,
      { stage: 'answer-lost', isReached },
      { stage: 'looked-up', at: '12:00:33', isReached },
      decided,
    ],
  },
} satisfies Record<string, PurchaseTimelineProps>;

const meta = {
  title: 'Parts/PurchaseTimeline',
  component: PurchaseTimeline,
  tags: ['autodocs'],
  parameters: { guide },
  args: states.NotThereYet,
} satisfies Meta<typeof PurchaseTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('list', { name: 'Your purchase so far' }));
    await expect(steps.getAllByRole('listitem').at(-1)).toHaveTextContent('Found, or not chargedby 12:01:33');
  },
};
export const LookingUp: Story = { tags: ['state'], args: states.LookingUp };
export const NotThereYet: Story = { tags: ['state'], args: states.NotThereYet };
export const LookUpFailed: Story = { tags: ['state'], args: states.LookUpFailed };
export const Uncertain: Story = { tags: ['state'], args: states.Uncertain };
export const NotCharged: Story = { tags: ['state'], args: states.NotCharged };
export const AfterAReload: Story = { tags: ['state'], args: states.AfterAReload };
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid states={states} render={(args) => <PurchaseTimeline {...args} />} />,
};
