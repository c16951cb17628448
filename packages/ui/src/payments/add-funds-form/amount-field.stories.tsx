import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { amountField, chipsAt } from '../add-funds-form.samples';
import { AmountField, type AmountFieldProps } from './amount-field';

const states = {
  Typed: {},
  Empty: { value: '', chips: chipsAt('') },
  Offered: { value: '5000', chips: chipsAt('5000') },
  WithShortfall: {
    value: '',
    chips: [{ label: 'Cover the shortfall: about ₦308', text: '308', isChosen: false }, ...chipsAt('')],
  },
  TooLittle: { value: '99', error: 'Minimum deposit amount is ₦100' },
  Disabled: { disabled: true },
} satisfies Record<string, Partial<AmountFieldProps>>;

const meta = {
  title: 'Payments/AmountField',
  component: AmountField,
  args: amountField,
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: states.Empty,
  play: async ({ canvas }) => {
    const amount = canvas.getByLabelText('Amount (NGN)');
    await expect(amount).not.toBeInvalid();
    await expect(amount).toHaveAccessibleDescription('Min: ₦100 | Max: ₦1,000,000');
  },
};
export const Disabled: Story = {
  args: states.Disabled,
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '₦2,000' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const AllStates: Story = { render: inGrid(states) };
