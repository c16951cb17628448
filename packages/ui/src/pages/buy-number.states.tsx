import { fn } from 'storybook/test';

import { CountryList } from '../catalogue/country-list';
import { countryList } from '../catalogue/country-list.samples';
import { OperatorList } from '../catalogue/operator-list';
import { ServiceList, type ServiceListProps } from '../catalogue/service-list';
import { serviceList } from '../catalogue/service-list.samples';
import { InsufficientBalance, type InsufficientBalanceProps } from '../purchase/insufficient-balance';
import { OutOfStockOptions } from '../purchase/out-of-stock-options';
import { PaymentStatus } from '../purchase/payment-status';
import { PurchaseBatch } from '../purchase/purchase-batch';
import { PurchaseError } from '../purchase/purchase-error';
import { PurchaseTimeline } from '../purchase/purchase-timeline';
import { RateLimitBanner } from '../purchase/rate-limit-banner';
import type { WizardStepName } from '../purchase/step-indicator';
import { Ticket, type TicketChoices, type TicketProps } from '../purchase/ticket';
import { UnconfirmedOutcome } from '../payments/unconfirmed-outcome';
import { sampleLimits, type States } from '../story-kit';
import type { BuyNumberPageProps } from './buy-number';
import { ConfirmStep, type ConfirmStepProps } from './buy-number/confirm-step';
import { CatalogueFailure, LoadingCatalogue, LoadingReceipt } from './buy-number/load-states';
import type { PurchaseButtonBlock } from './buy-number/purchase-button';
import { Receipt, type ReceiptProps } from './buy-number/receipt';
import { StepCard } from './buy-number/step-card';

/** Called by the pages of all stories. */
export const clicked = { back: fn(), reset: fn(), purchase: fn(), refresh: fn() };

const services: ServiceListProps['services'] = [
  { code: 'ds', name: 'Discord', price: '$0.1800', availability: 12 },
  { code: 'nf', name: 'Netflix', price: '$0.0800', availability: 0 },
  { code: 'ub', name: 'Uber', price: '$0.0600', availability: null },
  { code: 'ab', name: 'Airbnb', price: '$0.1200', availability: 431 },
  { code: 'st', name: 'Steam', price: '$0.0900', availability: 77 },
];

const inCanada: TicketChoices = { country: 'Canada', countryCode: '36' };
const ofWhatsApp: TicketChoices = { ...inCanada, service: 'WhatsApp', serviceCode: 'wa' };

const ticket = (props: Partial<TicketProps>) => (
  <Ticket choices={{}} onStepOpen={fn()} onReset={clicked.reset} {...props} />
);

const atStep = (
  step: WizardStepName,
  ticketProps: Partial<TicketProps>,
  content: BuyNumberPageProps['children'],
): Partial<BuyNumberPageProps> => ({
  step,
  ticket: ticket(ticketProps),
  children: (
    <StepCard step={step} isBackDisabled={ticketProps.isDisabled ?? false} onBack={clicked.back}>
      {content}
    </StepCard>
  ),
});

const batch = (
  <PurchaseBatch
    offers={[
      { count: 2, total: '$0.6000', shortfall: null },
      { count: 3, total: '$0.9000', shortfall: null },
    ]}
    isDisabled={false}
    progress={null}
    summary={null}
    activeNumbersHref="/active-numbers"
    onBuy={fn()}
    onStop={fn()}
    onDismiss={fn()}
  />
);

const topUp = (payment: InsufficientBalanceProps['payment']) => (
  <InsufficientBalance addFundsHref="/transactions" payment={payment} />
);

const confirm: ConfirmStepProps = {
  limits: sampleLimits,
  maxPrice: '',
  maxPriceError: undefined,
  maxPriceField: null,
  moreOptions: batch,
  isMoreOpen: false,
  onMaxPriceChange: fn(),
  onMoreToggle: fn(),
  onPurchase: clicked.purchase,
};

const receipt: ReceiptProps = {
  limits: sampleLimits,
  blockedBy: null,
  price: { kind: 'known', amount: '$0.3000' },
  balance: { kind: 'known', amount: '$12.4500' },
  affordability: { kind: 'sufficient', afterPurchase: '$12.1500' },
  topUp: topUp({ kind: 'offer', amount: '₦308', onPay: fn() }),
  isOutOfStock: false,
  onPurchase: clicked.purchase,
};

const atConfirm = (change: Partial<ReceiptProps>, options: Partial<ConfirmStepProps> = {}) =>
  atStep(
    'confirm',
    {
      choices: { ...ofWhatsApp, operator: 'Any Operator' },
      isDisabled: ['purchasing', 'unconfirmed', 'rate-limited'].includes(change.blockedBy ?? ''),
      children: <Receipt {...receipt} {...change} />,
    },
    <ConfirmStep {...confirm} {...options} />,
  );

const rateLimited = (change: Partial<ReceiptProps>, cause: 'purchase' | 'prices', secondsLeft: number) => ({
  ...atConfirm({ blockedBy: 'rate-limited', secondsLeft, ...change }),
  rateLimit: <RateLimitBanner cause={cause} secondsLeft={secondsLeft} />,
});

const short: Partial<ReceiptProps> = {
  blockedBy: 'unaffordable',
  balance: { kind: 'known', amount: '$0.1000' },
  affordability: { kind: 'insufficient', shortfall: '$0.2000' },
};

const firstStep = atStep('country', {}, <CountryList {...countryList()} />);

export const basePage = {
  step: 'country',
  isRefreshing: false,
  onRefresh: clicked.refresh,
  children: null,
  ...firstStep,
} satisfies BuyNumberPageProps;

/** All states of the page by name, one for each step and each reason that blocks a purchase (spec §5). */
export const pageStates = {
  Loading: {
    step: 'confirm',
    ticket: ticket({ children: <LoadingReceipt /> }),
    children: <LoadingCatalogue step="confirm" />,
  },
  LoadingSlowly: { children: <LoadingCatalogue step="country" />, isRefreshing: true, isSlow: true },
  LoadingFailed: {
    ticket: undefined,
    children: <CatalogueFailure detail="Failed to fetch services" onRetry={fn()} />,
  },
  CountryStep: firstStep,
  ServiceStep: atStep(
    'service',
    { choices: inCanada, price: 'from $0.0600' },
    <ServiceList {...serviceList} services={services} />,
  ),
  OperatorStep: atStep(
    'operator',
    { choices: ofWhatsApp, price: '$0.3000' },
    <OperatorList
      operators={[
        { id: 'rogers', name: 'Rogers' },
        { id: 'bell', name: 'Bell' },
      ]}
      anyOperator={{ price: '$0.3000', availability: 1_204 }}
      country="Canada"
      status="ready"
      onChoose={fn()}
    />,
  ),
  ConfirmStep: atConfirm({}),
  Purchasing: atConfirm({ blockedBy: 'purchasing' }),
  Unaffordable: atConfirm(short),
  WaitingForPayment: atConfirm({
    ...short,
    topUp: topUp({ kind: 'waiting', onReopen: fn(), onVerify: fn() }),
    paymentStatus: <PaymentStatus state={{ kind: 'waiting', left: '14:32' }} />,
  }),
  Paid: atConfirm({
    balance: { kind: 'known', amount: '$0.3006' },
    affordability: { kind: 'sufficient', afterPurchase: '$0.0006' },
    paymentStatus: <PaymentStatus state={{ kind: 'paid' }} />,
  }),
  PriceUnknown: atConfirm({
    blockedBy: 'price-unknown',
    price: { kind: 'unavailable' },
    affordability: null,
  }),
  PricesLoading: atConfirm({ blockedBy: 'prices-loading', price: { kind: 'loading' }, affordability: null }),
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
  RateLimited: rateLimited({}, 'purchase', 27),
  RateLimitedPrices: rateLimited({ price: { kind: 'unavailable' }, affordability: null }, 'prices', 12),
  OwnMaximum: atConfirm(
    {
      price: { kind: 'known', amount: '$0.3000', atMost: '$0.5000' },
      affordability: { kind: 'sufficient', afterPurchase: '$11.9500' },
    },
    { maxPrice: '0.5' },
  ),
  SixDecimals: atConfirm({ price: { kind: 'known', amount: '$0.3000', exact: '$0.300045' } }),
  InvalidMaximum: atConfirm(
    {},
    { maxPrice: '1e', maxPriceError: 'Maximum price must be a number from 0 to 100' },
  ),
  NoNumbersForOperator: atConfirm({
    error: (
      <PurchaseError
        message={'No numbers available for Rogers operator. Try "Any Operator" option.'}
        tone="warning"
        onTryAnyOperator={fn()}
        onDismiss={fn()}
      />
    ),
  }),
  OutOfStock: atConfirm(
    {
      isOutOfStock: true,
      followUp: (
        <OutOfStockOptions
          isDisabled={false}
          raise={null}
          countries={[
            { code: '19', name: 'Nigeria', price: '$0.1834', availability: 12 },
            { code: '187', name: 'United States', price: '$0.2100', availability: 12 },
            { code: '16', name: 'United Kingdom', price: '$0.3000', availability: 12 },
          ]}
          stockAlert="off"
          onTryAgain={fn()}
          onRaise={fn()}
          onCountry={fn()}
          onStockAlertChange={fn()}
        />
      ),
    },
    { moreOptions: null },
  ),
  MoreOptionsOpen: atConfirm({}, { isMoreOpen: true }),
  Unconfirmed: atConfirm({
    blockedBy: 'unconfirmed',
    unconfirmed: (
      <UnconfirmedOutcome
        what="purchase"
        limits={sampleLimits}
        state="checking"
        onCheckAgain={fn()}
        onTryAgain={fn()}
        onDismiss={fn()}
      />
    ),
    followUp: (
      <PurchaseTimeline
        steps={[
          { step: 'sent', at: '9:41:02 AM', isReached: true },
          { step: 'response-lost', at: '9:41:07 AM', isReached: true },
          { step: 'resolved', at: '9:42:32 AM', isReached: false },
        ]}
      />
    ),
  }),
} satisfies States<BuyNumberPageProps, PurchaseButtonBlock | `${WizardStepName}-step`>;
