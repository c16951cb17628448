import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inGrid, sampleLimits, stateIn, type States } from '../story-kit';
import { UnconfirmedOutcome, type UnconfirmedOutcomeProps } from './unconfirmed-outcome';

const base: UnconfirmedOutcomeProps = {
  what: 'payment',
  limits: sampleLimits,
  state: 'checking',
  onCheckAgain: fn(),
  onTryAgain: fn(),
  onDismiss: fn(),
};

const states = {
  Checking: {},
  LookupFailed: { state: 'lookup-failed' },
  Ambiguous: { state: 'ambiguous' },
} satisfies States<UnconfirmedOutcomeProps, UnconfirmedOutcomeProps['state']>;

const meta = {
  title: 'Payments/UnconfirmedOutcome',
  component: UnconfirmedOutcome,
  args: base,
} satisfies Meta<typeof UnconfirmedOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Trying again takes a second press, which confirms the risk in words. */
export const LookupFailed: Story = {
  name: 'Lost answer, lookup failed',
  args: states.LookupFailed,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again anyway' }));
    await expect(args.onTryAgain).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('you may have two pending payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Start another, I may have two' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
/** While the outcome can still change, nothing can be sent again. */
export const AllStates: Story = {
  render: inGrid(states),
  play: ({ canvasElement }) =>
    expect(within(stateIn(canvasElement, 'Checking')).queryByRole('button')).not.toBeInTheDocument(),
};
