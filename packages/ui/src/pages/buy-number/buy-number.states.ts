import { fn } from 'storybook/test';

import type { PurchaseButtonBlock } from '../../parts/purchase/purchase-button';
import { sampleCountries, sampleLimits } from '../../story-kit';
import type { BuyNumberPageProps, BuyNumberStep } from './buy-number';

type StepOf<Kind extends BuyNumberStep['kind']> = Extract<BuyNumberStep, { kind: Kind }>;
type State = Partial<BuyNumberPageProps>;

const country: StepOf<'country'> = {
  kind: 'country',
  recent: [],
  favourites: [],
  countries: sampleCountries,
  total: 195,
  prices: 'none',
  scope: 'popular',
  query: '',
  sort: 'popular',
  onQueryChange: fn(),
  onSortChange: fn(),
  onScopeChange: fn(),
  onRecentChoose: fn(),
  onFavouriteToggle: fn(),
  onChoose: fn(),
};

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
  country: 'Canada',
  status: 'ready',
  onChoose: fn(),
};

const confirm: StepOf<'confirm'> = {
  kind: 'confirm',
  blockedBy: null,
  onPurchase: fn(),
  price: { kind: 'known', amount: '$0.3000' },
  balance: { kind: 'known', amount: '$12.4500' },
  affordability: { kind: 'sufficient', afterPurchase: '$12.1500' },
  addFundsHref: '/transactions?country=19&service=wa&operator=',
  maxPrice: '',
  maxPriceError: null,
  onMaxPriceChange: fn(),
  error: null,
  onErrorDismiss: fn(),
  onTryAnyOperator: fn(),
  followUp: null,
  batch: null,
  priceAlert: null,
  unconfirmed: null,
  onCheckAgain: fn(),
  onBuyAgain: fn(),
  onOutcomeDismiss: fn(),
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

const atConfirm = (change: Partial<StepOf<'confirm'>>): State => ({
  content: { ...confirm, ...change },
  selection: everything,
});

/** One state per reason that blocks a purchase (spec §5). */
const blocked: Record<PurchaseButtonBlock, State> = {
  purchasing: atConfirm({ blockedBy: 'purchasing' }),
  unaffordable: atConfirm({
    blockedBy: 'unaffordable',
    balance: { kind: 'known', amount: '$0.1000' },
    affordability: { kind: 'insufficient', shortfall: '$0.2000' },
  }),
  'price-unknown': atConfirm({
    blockedBy: 'price-unknown',
    price: { kind: 'unavailable' },
    affordability: null,
  }),
  'prices-loading': atConfirm({
    blockedBy: 'prices-loading',
    price: { kind: 'loading' },
    affordability: null,
  }),
  'balance-loading': atConfirm({
    blockedBy: 'balance-loading',
    balance: { kind: 'updating' },
    affordability: null,
  }),
  'balance-unknown': atConfirm({
    blockedBy: 'balance-unknown',
    balance: { kind: 'failed' },
    affordability: null,
  }),
  'rate-limited': {
    ...atConfirm({ blockedBy: 'rate-limited' }),
    rateLimit: { cause: 'purchase', secondsLeft: 27 },
  },
  unconfirmed: atConfirm({ blockedBy: 'unconfirmed', unconfirmed: 'checking' }),
};

/** All states of the page by name. */
export const pageStates = {
  Loading: { content: { kind: 'loading' } },
  LoadingFailed: { content: { kind: 'failed', detail: 'Failed to fetch services', onRetry: fn() } },
  CountryStep: { content: country },
  ServiceStep: { content: service, selection: { country: 'Canada', countryCode: '36' } },
  OperatorStep: {
    content: operator,
    selection: { country: 'Canada', countryCode: '36', service: 'WhatsApp', serviceCode: 'wa' },
  },
  ConfirmStep: atConfirm({}),
  Purchasing: blocked.purchasing,
  Unaffordable: blocked.unaffordable,
  PriceUnknown: blocked['price-unknown'],
  PricesLoading: blocked['prices-loading'],
  BalanceLoading: blocked['balance-loading'],
  BalanceFailed: blocked['balance-unknown'],
  BalanceFailedAfterSuccess: atConfirm({ balance: { kind: 'failed', lastKnown: '$12.4500' } }),
  RateLimitedPurchase: blocked['rate-limited'],
  RateLimitedPrices: {
    ...atConfirm({ blockedBy: 'rate-limited', price: { kind: 'unavailable' }, affordability: null }),
    rateLimit: { cause: 'prices', secondsLeft: 12 },
  },
  PurchaseFailed: atConfirm({
    error: { message: 'Failed to purchase number. Please try again.', canTryAnyOperator: false },
  }),
  InvalidMaximum: atConfirm({
    maxPrice: '1e',
    maxPriceError: 'Maximum price must be a number from 0 to 100',
  }),
  NoNumbersForOperator: atConfirm({
    error: {
      message: 'No numbers available for Rogers operator. Try "Any Operator" option.',
      canTryAnyOperator: true,
    },
  }),
  UnconfirmedChecking: blocked.unconfirmed,
  UnconfirmedLookupFailed: atConfirm({ blockedBy: 'unconfirmed', unconfirmed: 'lookup-failed' }),
  UnconfirmedAmbiguous: atConfirm({ blockedBy: 'unconfirmed', unconfirmed: 'ambiguous' }),
} satisfies Record<string, State>;
