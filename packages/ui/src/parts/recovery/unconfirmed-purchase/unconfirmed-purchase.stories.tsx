import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { sampleLimits, StateGrid } from '../../../story-kit';
import { UnconfirmedPurchase, type UnconfirmedPurchaseProps } from './unconfirmed-purchase';
import { guide } from './unconfirmed-purchase.docs';

const base = { limits: sampleLimits, onCheckAgain: fn(), onTryAgain: fn(), onDismiss: fn() };

const meta = {
  title: 'Parts/UnconfirmedPurchase',
  component: UnconfirmedPurchase,
  tags: ['autodocs'],
  parameters: { guide },
  args: { ...base, state: 'unknown' },
} satisfies Meta<typeof UnconfirmedPurchase>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Checking: { state: 'checking' },
  Unknown: { state: 'unknown' },
  Uncertain: { state: 'uncertain' },
} satisfies Record<string, Partial<UnconfirmedPurchaseProps>>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};
export const Checking: Story = { tags: ['state'], args: states.Checking };
export const Unknown: Story = { tags: ['state'], args: states.Unknown };
export const Uncertain: Story = { tags: ['state'], args: states.Uncertain };
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => (
    <StateGrid columns={1} states={states} render={(args) => <UnconfirmedPurchase {...base} {...args} />} />
  ),
};
