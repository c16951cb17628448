import { fn } from 'storybook/test';

import { AmountField, type AmountFieldProps } from './add-funds-form/amount-field';
import { MethodTiles, type MethodTilesProps } from './add-funds-form/method-tiles';
import { PayBar, type PayBarProps } from './add-funds-form/pay-bar';
import { QuoteBox, type QuoteBoxProps } from './add-funds-form/quote-box';

/** The suggested amounts; the one in the field is marked. */
export const chipsAt = (amount: string) =>
  [
    { label: '₦2,000', text: '2000' },
    { label: '₦5,000', text: '5000' },
    { label: '₦10,000', text: '10000' },
  ].map((chip) => ({ ...chip, isChosen: chip.text === amount }));

export const amountField: AmountFieldProps = {
  value: '1500',
  min: '₦100',
  max: '₦1,000,000',
  chips: chipsAt('1500'),
  disabled: false,
  onChange: fn(),
};

export const methodTiles: MethodTilesProps = {
  method: 'card',
  methods: [
    { value: 'card', label: 'Card' },
    { value: 'bank', label: 'Bank Transfer' },
    { value: 'ussd', label: 'USSD' },
    { value: 'mobile', label: 'Mobile Money' },
  ],
  disabled: false,
  onChange: fn(),
};

export const quoteBox: QuoteBoxProps = {
  quote: {
    kind: 'known',
    pays: '₦1,500',
    fee: '₦15',
    usd: '$0.98',
    rate: '1 USD = ₦1,535.20',
    margin: '1%',
  },
  marketRate: '1 USD = ₦1,520.00',
  onRetry: fn(),
};

export const payBar: PayBarProps = {
  method: 'card',
  balance: '$12.5000',
  pays: '₦1,500',
  busy: false,
  canSubmit: true,
  onCancel: fn(),
};

/** The parts of the form with the quote for an amount. */
export const quotedParts = {
  amount: <AmountField {...amountField} />,
  method: <MethodTiles {...methodTiles} />,
  quote: <QuoteBox {...quoteBox} />,
  pay: <PayBar {...payBar} />,
};
