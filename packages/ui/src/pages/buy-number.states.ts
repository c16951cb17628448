import { createElement } from 'react';
import { fn } from 'storybook/test';

import { countryList } from '../catalogue/country-list.samples';
import { InsufficientBalance, type InsufficientBalanceProps } from '../purchase/insufficient-balance';
import { PaymentStatus } from '../purchase/payment-status';
import type { PurchaseButtonBlock } from './buy-number/purchase-button';
import { PurchaseBatch, type PurchaseBatchProps } from '../purchase/purchase-batch';
import { OutOfStockOptions } from '../purchase/out-of-stock-options';
import { PurchaseTimeline } from '../purchase/purchase-timeline';
import type { UnconfirmedPurchaseProps } from '../purchase/unconfirmed-purchase';
import { sampleLimits, type States } from '../story-kit';
import type { BuyNumberPageProps, BuyNumberStep } from './buy-number';

type StepOf<Kind extends BuyNumberStep['kind']> = Extract<BuyNumberStep, { kind: Kind }>;

const country: StepOf<'country'> = { kind: 'country', ...countryList };

const service: StepOf<'service'> = {
  kind: 'service',
  favourites: [],
  popular: [
    { code: 'wa', name: 'WhatsApp', price: '$0.3000', availability: 1204 },
    { code: 'tg', name: 'Telegram', price: '$0.2400', availability: 86 },
  ],
  services: [
    { code: 'ds', name: 'Discord', price: '$0.1800', availability: 12 },
    { code: 'nf', name: 'Netflix', price: '$0.0800', availability: 0 },
    { code: 'ub', name: 'Uber', price: '$0.0600', availability: null },
    { code: 'ab', name: 'Airbnb', price: '$0.1200', availability: 431 },
    { code: 'st', name: 'Steam', price: '$0.0900', availability: 77 },
  ],
  categories: ['Messaging', 'Social', 'Transport'],
  category: 'All',
  query: '',
  prices: 'ready',
  hasAvailabilityFailed: false,
  onQueryChange: fn(),
  onCategoryChange: fn(),
  onFavouriteToggle: fn(),
  onChoose: fn(),
};

const operator: StepOf<'operator'> = {
  kind: 'operator',
  operators: [
    { id: 'rogers', name: 'Rogers' },
    { id: 'bell', name: 'Bell' },
  ],
  anyOperator: { price: '$0.3000', availability: 1_204 },
  country: 'Canada',
  status: 'ready',
  onChoose: fn(),
};

const batch = (progress: PurchaseBatchProps['progress']) =>
  createElement(PurchaseBatch, {
    offers: [
      { count: 2, total: '$0.6000', shortfall: null },
      { count: 3, total: '$0.9000', shortfall: null },
    ],
    isDisabled: progress !== null,
    progress,
    summary: null,
    activeNumbersHref: '/active-numbers',
    onBuy: fn(),
    onStop: fn(),
    onDismiss: fn(),
  });

const timeline = createElement(PurchaseTimeline, {
  steps: [
    { step: 'sent', at: '9:41:02 AM', isReached: true },
    { step: 'response-lost', at: '9:41:07 AM', isReached: true },
    { step: 'resolved', at: '9:42:32 AM', isReached: false },
  ],
});

const topUp = (payment: InsufficientBalanceProps['payment']) =>
  createElement(InsufficientBalance, {
    addFundsHref: '/transactions',
    payment,
  });

const unconfirmed = (state: UnconfirmedPurchaseProps['state']) => ({
  state,
  onCheckAgain: fn(),
  onTryAgain: fn(),
  onDismiss: fn(),
});

const confirm: StepOf<'confirm'> = {
  kind: 'confirm',
  blockedBy: null,
  onPurchase: fn(),
  price: { kind: 'known', amount: '$0.3000' },
  balance: { kind: 'known', amount: '$12.4500' },
  affordability: { kind: 'sufficient', afterPurchase: '$12.1500' },
  addFundsHref: '/transactions',
  topUp: topUp({ kind: 'offer', amount: '₦308', onPay: fn() }),
  paymentStatus: createElement(PaymentStatus, { state: null }),
  maxPrice: '',
  maxPriceError: null,
  onMaxPriceChange: fn(),
  error: null,
  isOutOfStock: false,
  followUp: null,
  batch: batch(null),
  isBatchActive: false,
  isMoreOpen: false,
  onMoreToggle: fn(),
  unconfirmed: null,
};

export const basePage: BuyNumberPageProps = {
  limits: sampleLimits,
  content: country,
  selection: {},
  rateLimit: null,
  isRefreshing: false,
  onRefresh: fn(),
  onBack: fn(),
  onStepOpen: fn(),
  onReset: fn(),
};

const everything = {
  country: 'Canada',
  countryCode: '36',
  service: 'WhatsApp',
  serviceCode: 'wa',
  operator: 'Any Operator',
};

const atConfirm = (change: Partial<StepOf<'confirm'>>): Partial<BuyNumberPageProps> => ({
  content: { ...confirm, ...change },
  selection: everything,
});

/** All states of the page by name, one for each step and each reason that blocks a purchase (spec §5). */
export const pageStates = {
  Loading: { content: { kind: 'loading', step: 'confirm' } },
  LoadingSlowly: { content: { kind: 'loading', step: 'country' }, isRefreshing: true, isSlow: true },
  LoadingFailed: { content: { kind: 'failed', detail: 'Failed to fetch services', onRetry: fn() } },
  CountryStep: { content: country },
  ServiceStep: { content: service, selection: { country: 'Canada', countryCode: '36' } },
  OperatorStep: {
    content: operator,
    selection: { country: 'Canada', countryCode: '36', service: 'WhatsApp', serviceCode: 'wa' },
  },
  ConfirmStep: atConfirm({}),
  Purchasing: atConfirm({ blockedBy: 'purchasing' }),
  Unaffordable: atConfirm({
    blockedBy: 'unaffordable',
    balance: { kind: 'known', amount: '$0.1000' },
    affordability: { kind: 'insufficient', shortfall: '$0.2000' },
  }),
  WaitingForPayment: atConfirm({
    blockedBy: 'unaffordable',
    balance: { kind: 'known', amount: '$0.1000' },
    affordability: { kind: 'insufficient', shortfall: '$0.2000' },
    topUp: topUp({ kind: 'waiting', onReopen: fn(), onVerify: fn() }),
    paymentStatus: createElement(PaymentStatus, { state: { kind: 'waiting', left: '14:32' } }),
  }),
  Paid: atConfirm({
    balance: { kind: 'known', amount: '$0.3006' },
    affordability: { kind: 'sufficient', afterPurchase: '$0.0006' },
    paymentStatus: createElement(PaymentStatus, { state: { kind: 'paid' } }),
  }),
  PriceUnknown: atConfirm({
    blockedBy: 'price-unknown',
    price: { kind: 'unavailable' },
    affordability: null,
  }),
  PricesLoading: atConfirm({
    blockedBy: 'prices-loading',
    price: { kind: 'loading' },
    affordability: null,
  }),
  BalanceLoading: atConfirm({
    blockedBy: 'balance-loading',
    balance: { kind: 'updating' },
    affordability: null,
  }),
  BalanceUnknown: atConfirm({
    blockedBy: 'balance-unknown',
    balance: { kind: 'failed' },
    affordability: null,
  }),
  BalanceFailedAfterSuccess: atConfirm({ balance: { kind: 'failed', lastKnown: '$12.4500' } }),
  RateLimited: {
    ...atConfirm({ blockedBy: 'rate-limited' }),
    rateLimit: { cause: 'purchase', secondsLeft: 27 },
  },
  RateLimitedPrices: {
    ...atConfirm({ blockedBy: 'rate-limited', price: { kind: 'unavailable' }, affordability: null }),
    rateLimit: { cause: 'prices', secondsLeft: 12 },
  },
  PurchaseFailed: atConfirm({
    error: { message: 'Failed to purchase number. Please try again.', onDismiss: fn() },
  }),
  OwnMaximum: atConfirm({
    price: { kind: 'known', amount: '$0.3000', atMost: '$0.5000' },
    affordability: { kind: 'sufficient', afterPurchase: '$11.9500' },
    maxPrice: '0.5',
  }),
  SixDecimals: atConfirm({ price: { kind: 'known', amount: '$0.3000', exact: '$0.300045' } }),
  InvalidMaximum: atConfirm({
    maxPrice: '1e',
    maxPriceError: 'Maximum price must be a number from 0 to 100',
  }),
  NoNumbersForOperator: atConfirm({
    error: {
      message: 'No numbers available for Rogers operator. Try "Any Operator" option.',
      onDismiss: fn(),
      onTryAnyOperator: fn(),
    },
  }),
  OutOfStock: atConfirm({
    isOutOfStock: true,
    followUp: createElement(OutOfStockOptions, {
      isDisabled: false,
      raise: null,
      countries: [
        { code: '19', name: 'Nigeria', price: '$0.1834', availability: 12 },
        { code: '187', name: 'United States', price: '$0.2100', availability: 12 },
        { code: '16', name: 'United Kingdom', price: '$0.3000', availability: 12 },
      ],
      stockAlert: 'off',
      onTryAgain: fn(),
      onRaise: fn(),
      onCountry: fn(),
      onStockAlertChange: fn(),
    }),
  }),
  MoreOptionsOpen: atConfirm({ isMoreOpen: true }),
  BatchUnderWay: atConfirm({
    blockedBy: 'purchasing',
    isBatchActive: true,
    batch: batch({ current: 1, requested: 3, highestPrice: '$0.3000', phase: 'buying' }),
  }),
  Unconfirmed: atConfirm({
    blockedBy: 'unconfirmed',
    unconfirmed: unconfirmed('checking'),
    followUp: timeline,
  }),
  UnconfirmedLookupFailed: atConfirm({
    blockedBy: 'unconfirmed',
    unconfirmed: unconfirmed('lookup-failed'),
    followUp: timeline,
  }),
  UnconfirmedAmbiguous: atConfirm({ blockedBy: 'unconfirmed', unconfirmed: unconfirmed('ambiguous') }),
} satisfies States<BuyNumberPageProps, PurchaseButtonBlock | `${BuyNumberStep['kind']}-step`>;
