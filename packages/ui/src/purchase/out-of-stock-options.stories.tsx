import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid, type States } from '../story-kit';
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

export const Playground: Story = {};
/** After the same selection again: the other options are hidden, the stock alert is still on. */
export const StockAlertStillOn: Story = {
  render: ({ onStockAlertChange }) => <StockAlertNote onStop={() => onStockAlertChange(false)} />,
};
export const AllStates: Story = { render: inGrid(states) };
