import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inGrid, sampleLimits, stateIn, type States } from '../story-kit';
import { AddFundsForm, type AddFundsFormProps } from './add-funds-form';
import { AmountField } from './add-funds-form/amount-field';
import { MethodTiles } from './add-funds-form/method-tiles';
import { PayBar } from './add-funds-form/pay-bar';
import { QuoteBox, type QuoteState } from './add-funds-form/quote-box';
import { amountField, chipsAt, methodTiles, payBar, quoteBox, quotedParts } from './add-funds-form.samples';
import { UnconfirmedOutcome } from './unconfirmed-outcome';

const base: AddFundsFormProps = { ...quotedParts, busy: false, onSubmit: fn() };

const locked = {
  amount: <AmountField {...amountField} disabled />,
  method: <MethodTiles {...methodTiles} disabled />,
  pay: <PayBar {...payBar} canSubmit={false} />,
};

const states = {
  QuoteKnown: {},
  QuoteNone: {
    amount: <AmountField {...amountField} value="" chips={chipsAt('')} />,
    quote: <QuoteBox quote={{ kind: 'none' }} onRetry={fn()} />,
    pay: <PayBar {...payBar} pays={undefined} canSubmit={false} />,
  },
  QuoteCalculating: {
    method: <MethodTiles {...methodTiles} method="bank" note="Transfers take ten minutes on Sundays." />,
    quote: <QuoteBox {...quoteBox} quote={{ kind: 'calculating' }} />,
    pay: <PayBar {...payBar} method="bank" pays={undefined} canSubmit={false} />,
  },
  QuoteFailed: {
    quote: <QuoteBox {...quoteBox} quote={{ kind: 'failed' }} />,
    pay: <PayBar {...payBar} method="ussd" pays={undefined} canSubmit={false} />,
  },
  NoMargin: {
    quote: (
      <QuoteBox
        {...quoteBox}
        quote={{ kind: 'known', pays: '₦1,500', usd: '$0.98', rate: '1 USD = ₦1,535.20' }}
      />
    ),
    pay: <PayBar {...payBar} method="mobile" />,
  },
  Creating: { ...locked, busy: true, pay: <PayBar {...payBar} busy canSubmit={false} /> },
  Rejected: { error: 'Failed to create payment session. Please try again.' },
  Unconfirmed: {
    ...locked,
    outcome: (
      <UnconfirmedOutcome
        what="payment"
        limits={sampleLimits}
        state="checking"
        onCheckAgain={fn()}
        onTryAgain={fn()}
        onDismiss={fn()}
      />
    ),
  },
} satisfies States<AddFundsFormProps, `quote-${QuoteState['kind']}`>;

const meta = {
  title: 'Payments/AddFundsForm',
  component: AddFundsForm,
  args: base,
} satisfies Meta<typeof AddFundsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter does not submit while the button is disabled. */
export const Untouched: Story = {
  args: states.QuoteNone,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Amount (NGN)'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const AllStates: Story = {
  render: inGrid(states),
  play: async ({ canvasElement }) => {
    const quoted = within(stateIn(canvasElement, 'QuoteKnown'));
    await expect(quoted.getByLabelText('Amount (NGN)')).toHaveAccessibleDescription(
      'Min: ₦100 | Max: ₦1,000,000',
    );
    // What is being paid cannot change meanwhile.
    const creating = within(stateIn(canvasElement, 'Creating'));
    for (const control of [
      creating.getByLabelText('Amount (NGN)'),
      creating.getByRole('button', { name: '₦2,000' }),
      creating.getByRole('radio', { name: 'USSD' }),
    ])
      await expect(control).toBeDisabled();
    await expect(creating.getByRole('button', { name: 'Creating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
