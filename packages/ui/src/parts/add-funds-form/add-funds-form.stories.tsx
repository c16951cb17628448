import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Frame, StateGrid } from '../../story-kit';
import { AddFundsForm, type AddFundsFormProps } from './add-funds-form';

const base: AddFundsFormProps<string> = {
  balance: '$12.5000',
  exchangeRate: '1 USD = ₦1,520.00',
  amount: { value: '1500', onChange: fn() },
  method: 'card',
  methods: [
    { value: 'card', label: 'Card' },
    { value: 'bank', label: 'Bank Transfer' },
    { value: 'ussd', label: 'USSD' },
    { value: 'mobile', label: 'Mobile Money' },
  ],
  onMethodChange: fn(),
  quote: { kind: 'known', usd: '$0.98', rate: '1 USD = ₦1,535.20', margin: '1%' },
  onQuoteRetry: fn(),
  canSubmit: true,
  onSubmit: fn(),
  onCheckAgain: fn(),
  onTryAgain: fn(),
  onOutcomeDismiss: fn(),
  onCancel: fn(),
};

const notYet = { quote: { kind: 'none' }, canSubmit: false } as const;

const states = {
  Quoted: base,
  Untouched: { ...base, ...notYet, amount: { ...base.amount, value: '' }, exchangeRate: undefined },
  TooLittle: {
    ...base,
    ...notYet,
    amount: { ...base.amount, value: '99', error: 'Minimum deposit amount is ₦100' },
  },
  Calculating: { ...base, quote: { kind: 'calculating' }, canSubmit: false },
  NoQuote: { ...base, quote: { kind: 'failed' }, canSubmit: false },
  NoMargin: { ...base, quote: { kind: 'known', usd: '$0.98', rate: '1 USD = ₦1,535.20' } },
  Creating: { ...base, progress: 'creating', canSubmit: false },
  Refused: { ...base, error: 'Failed to create payment session. Please try again.' },
  CheckingLostAnswer: { ...base, progress: 'checking', canSubmit: false },
  OutcomeUnknown: { ...base, progress: 'unknown', canSubmit: false },
  OutcomeUncertain: { ...base, progress: 'uncertain', canSubmit: false },
} satisfies Record<string, AddFundsFormProps<string>>;

const meta = {
  title: 'Parts/AddFundsForm',
  component: AddFundsForm,
  tags: ['autodocs'],
  args: base,
} satisfies Meta<typeof AddFundsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Quoted: Story = {
  tags: ['state'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'USD Equivalent' })).toHaveTextContent(
      '$0.981 USD = ₦1,535.20 (includes 1% margin)',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Payment Method'), 'USSD');
    await expect(args.onMethodChange).toHaveBeenCalledWith('ussd');
    await userEvent.type(canvas.getByLabelText('Amount (NGN)'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Payment' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Untouched: Story = {
  tags: ['state'],
  args: states.Untouched,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = canvas.getByLabelText('Amount (NGN)');
    await expect(amount).not.toBeInvalid();
    await expect(amount).toHaveAccessibleDescription('Min: ₦100 | Max: ₦1,000,000');
    await userEvent.type(amount, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const TooLittle: Story = {
  tags: ['state'],
  args: states.TooLittle,
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByLabelText('Amount (NGN)');
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription('Minimum deposit amount is ₦100');
  },
};
export const Calculating: Story = {
  tags: ['state'],
  args: states.Calculating,
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('button', { name: 'Proceed to Payment' })).toBeDisabled(),
};
export const NoQuote: Story = {
  tags: ['state'],
  args: states.NoQuote,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Unable to calculate USD equivalent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onQuoteRetry).toHaveBeenCalledOnce();
  },
};
export const NoMargin: Story = { tags: ['state'], args: states.NoMargin };
export const Creating: Story = {
  tags: ['state'],
  args: states.Creating,
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('button', { name: 'Creating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
};
export const Refused: Story = {
  tags: ['state'],
  args: states.Refused,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to create payment session/);
    await expect(canvas.getByLabelText('Amount (NGN)')).toHaveValue('1500');
  },
};
export const CheckingLostAnswer: Story = { tags: ['state'], args: states.CheckingLostAnswer };
export const OutcomeUnknown: Story = {
  tags: ['state'],
  args: states.OutcomeUnknown,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Proceed to Payment' })).toBeDisabled();
  },
};
export const Narrow: Story = {
  tags: ['edge'],
  args: { ...base, error: 'Failed to create payment session. Please try again.' },
  render: (args) => (
    <Frame width={280}>
      <AddFundsForm {...args} />
    </Frame>
  ),
};
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => <StateGrid states={states} render={(args) => <AddFundsForm {...args} />} />,
};
