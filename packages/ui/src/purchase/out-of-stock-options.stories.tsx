import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clicks, inGrid, type States } from '../story-kit';
import {
  OutOfStockOptions,
  StockAlertNote,
  type OutOfStockOptionsProps,
  type StockAlertState,
} from './out-of-stock-options';

const base: OutOfStockOptionsProps = {
  isDisabled: false,
  raise: '$0.2400',
  countries: [
    { code: '19', name: 'Nigeria', price: '$0.1834', availability: 1_973 },
    { code: '36', name: 'Canada', price: '$0.2100', availability: 48 },
    { code: '187', name: 'United States', price: '$0.3000', availability: 1 },
  ],
  stockAlert: 'off',
  onRaise: fn(),
  onCountry: fn(),
  onStockAlertChange: fn(),
};

const states = {
  StockAlertOff: { stockAlert: 'off' },
  StockAlertOn: { stockAlert: 'on' },
  StockAlertReturned: { stockAlert: 'returned' },
  OneOperatorEmpty: { raise: null, stockAlert: null },
  WithoutOptions: { raise: null, countries: [] },
  Loading: { onTryAgain: fn(), raise: null, countries: null },
  Disabled: { isDisabled: true },
  Leading: { onTryAgain: fn() },
  LeadingWithoutRaise: { onTryAgain: fn(), raise: null },
  LeadingReturned: { onTryAgain: fn(), stockAlert: 'returned' },
} satisfies States<OutOfStockOptionsProps, `Stock-alert-${StockAlertState}`>;

const meta = {
  title: 'Purchase/OutOfStockOptions',
  component: OutOfStockOptions,
  args: base,
} satisfies Meta<typeof OutOfStockOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const ways = within(canvas.getByRole('region', { name: 'Other ways to get a number' }));
    await userEvent.click(ways.getByRole('button', { name: 'Raise the maximum to $0.2400 and buy' }));
    await expect(args.onRaise).toHaveBeenCalledOnce();
    await userEvent.click(ways.getByRole('button', { name: 'Buy in Canada · 48 available · $0.2100' }));
    await expect(args.onCountry).toHaveBeenCalledWith('36');
    const notify = ways.getByRole('button', { name: 'Notify me when in stock' });
    await userEvent.click(notify);
    await expect(args.onStockAlertChange).toHaveBeenCalledWith(true);
  },
};
/** After the same selection again: the other options are hidden, the stock alert is still on. */
export const StockAlertStillOn: Story = {
  render: ({ onStockAlertChange }) => <StockAlertNote onStop={() => onStockAlertChange(false)} />,
};
/** In place of the purchase button: the stock alert leads. */
export const Leading: Story = {
  args: states.Leading,
  play: clicks('Try again', 'onTryAgain'),
};
export const AllStates: Story = { render: inGrid(states) };
