import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { amountField, chipsAt } from '../add-funds-form.samples';
import { AmountField, type AmountFieldProps } from './amount-field';

const states = {
  Typed: { value: '1500000' },
  Empty: { value: '', chips: chipsAt('') },
  Offered: { value: '5000', chips: chipsAt('5000') },
  WithShortfall: {
    value: '',
    chips: [{ label: 'Cover the shortfall: about ₦308', text: '308', isChosen: false }, ...chipsAt('')],
  },
  TooLittle: { value: '99', error: 'Minimum deposit amount is ₦100' },
  Disabled: { disabled: true },
} satisfies Record<string, Partial<AmountFieldProps>>;

/** Controlled, as in the product. */
function Controlled(props: AmountFieldProps) {
  const [value, setValue] = useState(props.value);
  const type = (typed: string) => {
    setValue(typed);
    props.onChange(typed);
  };
  return <AmountField {...props} value={value} onChange={type} />;
}

const meta = {
  title: 'Payments/AmountField',
  component: AmountField,
  args: amountField,
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The thousands stand apart at each key, and the caret stays behind its digit. */
export const Typed: Story = {
  args: { value: '' },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas }) => {
    const amount = canvas.getByLabelText<HTMLInputElement>('Amount (NGN)');
    await userEvent.type(amount, '150000');
    await expect(amount).toHaveValue('150,000');
    await userEvent.type(amount, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(amount).toHaveValue('1,250,000');
    await expect(amount.selectionStart).toBe(3);
    await userEvent.type(amount, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(amount).toHaveValue('150,000');
    await expect(args.onChange).toHaveBeenLastCalledWith('150000');
    // A comma from elsewhere may be a decimal one: the amount is not guessed.
    await userEvent.tripleClick(amount);
    await userEvent.paste('1500,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1500,5');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('2,5');
  },
};
/** Its error is announced, while the focus is on its way. */
export const LeftWithTooLittle: Story = {
  args: { value: '99' },
  render: function Leaving(args) {
    const [error, setError] = useState<string>();
    return <AmountField {...args} error={error} onBlur={() => setError(states.TooLittle.error)} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live=polite]');
    await userEvent.click(canvas.getByLabelText('Amount (NGN)'));
    await userEvent.tab();
    await expect(region).toHaveTextContent(states.TooLittle.error);
  },
};
export const AllStates: Story = { render: inGrid(states) };
