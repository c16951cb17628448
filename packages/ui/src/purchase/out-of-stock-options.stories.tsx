import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { inGrid, press, type States } from '../story-kit';
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

/** After the same selection again: the other options are hidden, the stock alert is still on. */
export const StockAlertStillOn: Story = {
  render: ({ onStockAlertChange }) => <StockAlertNote onStop={() => onStockAlertChange(false)} />,
};
function StockFound(props: OutOfStockOptionsProps) {
  const [stockAlert, setStockAlert] = useState<StockAlertState>('on');
  return (
    <>
      <OutOfStockOptions {...props} stockAlert={stockAlert} />
      <button onClick={() => setStockAlert('returned')}>Find stock</button>
    </>
  );
}
/** A check finds stock while the user is about to press something: no purchase appears under the press. */
export const StockFoundInPlace: Story = {
  args: { onTryAgain: fn() },
  render: (args) => <StockFound {...args} />,
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Remove alert' }).getBoundingClientRect();
    await press(canvas.getByRole('button', { name: 'Find stock' }));
    const purchase = canvas.getByRole('button', { name: 'Purchase Number' }).getBoundingClientRect();
    const after = canvas.getByRole('button', { name: 'Notify me when in stock' }).getBoundingClientRect();
    await expect(after.top).toBe(before.top);
    await expect(after.height).toBe(before.height);
    const rows = canvas.getByRole('list', { name: 'Available now' }).getBoundingClientRect();
    await expect(purchase.top).toBeGreaterThanOrEqual(rows.bottom);
  },
};
export const AllStates: Story = { render: inGrid(states) };
