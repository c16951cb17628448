import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid, sampleLimits, type States } from '../story-kit';
import { AddFundsForm, type AddFundsFormProps } from './add-funds-form';
import { LazyAddFundsForm } from './add-funds-form/lazy-add-funds-form';

/** The suggested amounts; the one in the field is marked. */
const chipsAt = (amount: string) =>
  [
    { label: '₦2,000', text: '2000' },
    { label: '₦5,000', text: '5000' },
    { label: '₦10,000', text: '10000' },
  ].map((chip) => ({ ...chip, isChosen: chip.text === amount }));

const quote: AddFundsFormProps['quote'] = {
  kind: 'known',
  pays: '₦1,500',
  fee: '₦15',
  usd: '$0.98',
  rate: '1 USD = ₦1,535.20',
  margin: '1%',
};

const base: AddFundsFormProps = {
  balance: '$12.5000',
  marketRate: '1 USD = ₦1,520.00',
  amount: { value: '1500', onChange: fn() },
  minAmount: '₦100',
  maxAmount: '₦1,000,000',
  limits: sampleLimits,
  chips: chipsAt('1500'),
  method: 'card',
  methods: [
    { value: 'card', label: 'Card' },
    { value: 'bank', label: 'Bank Transfer' },
    { value: 'ussd', label: 'USSD' },
    { value: 'mobile', label: 'Mobile Money' },
  ],
  onMethodChange: fn(),
  quote,
  onQuoteRetry: fn(),
  canSubmit: true,
  onSubmit: fn(),
  onCheckAgain: fn(),
  onTryAgain: fn(),
  onOutcomeDismiss: fn(),
  onCancel: fn(),
};

const notYet = { quote: { kind: 'none' }, canSubmit: false } satisfies Partial<AddFundsFormProps>;

const states = {
  QuoteKnown: {},
  QuoteNone: { ...notYet, amount: { ...base.amount, value: '' }, marketRate: undefined },
  OfferedAmount: {
    amount: { ...base.amount, value: '5000' },
    chips: chipsAt('5000'),
    quote: { ...quote, pays: '₦5,000', fee: '₦50', usd: '$3.26' },
  },
  WithShortfall: {
    ...notYet,
    amount: { ...base.amount, value: '' },
    chips: [{ label: 'Cover the shortfall: about ₦308', text: '308', isChosen: false }, ...chipsAt('')],
  },
  PaidByTransfer: { method: 'bank', methodNote: 'Transfers take up to ten minutes on Sundays.' },
  PaidByUssd: { method: 'ussd' },
  PaidByMobileMoney: { method: 'mobile' },
  TooLittle: { ...notYet, amount: { ...base.amount, value: '99', error: 'Minimum deposit amount is ₦100' } },
  QuoteCalculating: { quote: { kind: 'calculating' }, canSubmit: false },
  QuoteFailed: { quote: { kind: 'failed' }, canSubmit: false },
  NoMargin: { quote: { kind: 'known', pays: '₦1,500', usd: '$0.98', rate: '1 USD = ₦1,535.20' } },
  Creating: { progress: 'creating', canSubmit: false },
  Rejected: { error: 'Failed to create payment session. Please try again.' },
  Checking: { progress: 'checking', canSubmit: false },
  LookupFailed: { progress: 'lookup-failed', canSubmit: false },
  Ambiguous: { progress: 'ambiguous', canSubmit: false },
} satisfies States<
  AddFundsFormProps,
  NonNullable<AddFundsFormProps['progress']> | `Quote-${AddFundsFormProps['quote']['kind']}`
>;

const meta = {
  title: 'Payments/AddFundsForm',
  component: AddFundsForm,
  args: base,
} satisfies Meta<typeof AddFundsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quoted: Story = {};
export const Untouched: Story = {
  args: states.QuoteNone,
  play: async ({ args, canvas }) => {
    const amount = canvas.getByLabelText('Amount (NGN)');
    await expect(amount).not.toBeInvalid();
    await expect(amount).toHaveAccessibleDescription('Min: ₦100 | Max: ₦1,000,000');
    await userEvent.type(amount, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Creating: Story = {
  args: states.Creating,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // Fields are disabled while the payment is created.
    await userEvent.click(canvas.getByRole('button', { name: '₦2,000' }));
    await expect(args.amount.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('USSD'));
    await expect(args.onMethodChange).not.toHaveBeenCalled();
  },
};
/** The dialog shows the form as soon as its code is loaded. */
export const Lazy: Story = {
  render: (args) => <LazyAddFundsForm {...args} />,
};
export const AllStates: Story = { render: inGrid(states) };
