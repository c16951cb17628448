import { expect, it } from 'vitest';
import type { Deposit } from '../../contracts/deposit';
import { pageVisibilityChanged } from '../../lib/page';
import type { StorageKey } from '../../lib/ports';
import { PRICES_DELAY_MS } from '../../limits/spec';
import { REPEATED_READ_GAP_MS } from '../../limits/tuning';
import { aBalance } from '../../testing/fixtures/a-balance';
import { createTestScope } from '../../testing/harness/create-test-scope';
import { NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { aDeposit } from '../../testing/fixtures/deposits.fixture';
import { balanceRequested } from '../../account/balance';
import { selectionPrefilled } from '../../catalogue/selection';
import { $isAddFundsOpen } from '../add-funds/add-funds-dialog';
import { $depositAmountText } from '../add-funds/add-funds-form';
import { addFundsSubmitted } from '../add-funds/submit-deposit';
import { quoteView } from '../add-funds/add-funds-view';
import { $isQuoteLoading, $quote } from '../add-funds/quote';
import { $shortfallNgn } from '../add-funds/shortfall';
import { depositsRequested } from '../deposit-list';
import { depositsClock } from '../deposits/deposits-clock';
import { paymentActed } from '../payments';
import { purchaseClicked } from '../../purchase/confirm-step';
import { wizardScreen } from '../../purchase/wizard-screen';
import { $payAndContinue, payAndContinueClicked, payAndContinueScreen } from './pay-and-continue';

const CHOICES = { country: '187', service: 'wa', operator: '' };
const TX_REF = 'SMS_7_1_BBBBBB';

useFakeClock(NOON);

/** The last step of WhatsApp for $0.30 with a balance of $0.10, in a tab with this storage. */
const openStep = async ({
  stored = new Map<StorageKey, unknown>(),
  userId = '7',
  ...start
}: {
  stored?: Map<StorageKey, unknown>;
  userId?: string;
  deposits?: readonly Deposit[];
  balance?: number;
} = {}) => {
  const server = { balance: 0.1, price: 0.15, deposits: [] as readonly Deposit[], ...start };
  const { scope, fire, callsTo } = createTestScope({
    user: { id: userId, username: 'ada' },
    calls: {
      balance: () => aBalance(server.balance),
      prices: () => ({ '187': { wa: { realPrice: server.price }, tg: { realPrice: 0.1 } } }),
      exchangeRate: () => 1_520,
      calculateUsd: ({ body: { amount } }) => ({ usdAmount: amount / 1_535.2, rate: 1_535.2, margin: 1 }),
      deposits: () => ({ deposits: [...server.deposits], pagination: null }),
      operators: () => [],
      availability: () => new Map(),
      activeNumbers: () => ({ numbers: [], pagination: null }),
      services: () => [],
      countries: () => [],
      purchaseNumber: () => ({ id: '18', number: null }),
      createDeposit: () => {
        server.deposits = [
          aDeposit({ txRef: TX_REF, createdAt: Date.now(), expiresAt: Date.now() + 900_000 }),
        ];
        return { txRef: TX_REF, paymentLink: 'https://checkout.example.com/pay/1' };
      },
    },
    stored,
    ports: { redirectToCheckout: () => undefined },
  });
  fire(wizardScreen.toggled, true);
  fire(selectionPrefilled, CHOICES);
  fire(balanceRequested, undefined);
  fire(depositsRequested, undefined);
  await pass(PRICES_DELAY_MS);
  fire(payAndContinueScreen.toggled, true);
  fire(depositsClock.toggled, true);
  await pass(1);
  return {
    server,
    stored,
    fire,
    view: () => scope.getState($payAndContinue),
    quote: () =>
      quoteView({
        quote: scope.getState($quote),
        isLoading: scope.getState($isQuoteLoading),
        amount: scope.getState($depositAmountText),
        shortfall: scope.getState($shortfallNgn),
      }),
    form: () => ({ isOpen: scope.getState($isAddFundsOpen), amount: scope.getState($depositAmountText) }),
    callsTo,
    /** Buys a number of this service in the country of the waiting purchase. */
    buy: async (service: string, operator = '') => {
      fire(selectionPrefilled, { country: '187', service, operator });
      await pass(PRICES_DELAY_MS);
      fire(purchaseClicked, undefined);
      await pass(1);
    },
    /** Pays in this tab, as with a blocked popup. */
    pay: async () => {
      fire(payAndContinueClicked, undefined);
      await pass(1_000);
      fire(addFundsSubmitted, undefined);
      await pass(2_000);
    },
    /** The server has the money, and the page knows from its payment window. */
    settle: async (balance: number) => {
      server.balance = balance;
      server.deposits = server.deposits.map((deposit) => ({ ...deposit, status: 'PAID_SETTLED' }));
      fire(paymentActed, { kind: 'event-received', event: { name: 'completed', txRef: TX_REF } });
      await pass(REPEATED_READ_GAP_MS);
    },
  };
};

const OFFER = { kind: 'offer', amount: '₦308', isMinimum: false };

/** The last step with a payment that waits. */
const openPaying = async (tab: { stored?: Map<StorageKey, unknown> } = {}) => {
  const step = await openStep(tab);
  await step.pay();
  return step;
};

it('pay and continue: offers the smallest deposit that covers the shortfall, and fills it in', async () => {
  const { view, fire, form, quote } = await openStep();
  expect(view()).toEqual(OFFER);
  fire(payAndContinueClicked, undefined);
  expect(form()).toEqual({ isOpen: true, amount: '308' });
  await pass(1_000);
  // With the decimals of the price that it covers.
  expect(quote()).toMatchObject({ usd: '$0.2006' });
});

it('pay and continue: says where the smallest payment is more than what is missing', async () => {
  const { view } = await openStep({ balance: 0.25 });
  expect(view()).toEqual({ kind: 'offer', amount: '₦100', isMinimum: true });
});

it('pay and continue: counts the open payment down, then ends at a price that was read again', async () => {
  const { view, settle, callsTo, server } = await openPaying();
  expect(view()).toEqual({ kind: 'waiting', txRef: TX_REF, left: '14:58' });
  await pass(60_000);
  expect(view()).toEqual({ kind: 'waiting', txRef: TX_REF, left: '13:58' });
  const before = callsTo('prices');
  await settle(0.3005);
  expect(callsTo('prices')).toBe(before + 1);
  expect(view()).toEqual({ kind: 'paid', title: 'Paid · wa in 187' });
  expect(callsTo('purchaseNumber')).toBe(0);
  expect(server.deposits).toHaveLength(1);
});

it('pay and continue: offers again once the payment was given up', async () => {
  const { view, fire, server } = await openPaying();
  server.deposits = server.deposits.map((deposit) => ({ ...deposit, status: 'CANCELLED' }));
  await pass(REPEATED_READ_GAP_MS);
  fire(depositsRequested, undefined);
  await pass(PRICES_DELAY_MS);
  expect(view()).toEqual(OFFER);
});

it('pay and continue: still waits where storage is blocked and the page is shown again', async () => {
  const stored = Object.assign(new Map<StorageKey, unknown>(), { get: () => null });
  const { view, fire } = await openPaying({ stored });
  fire(pageVisibilityChanged, true);
  await pass(1);
  expect(view()?.kind).toBe('waiting');
});

it('pay and continue: continues after a payment in this tab', async () => {
  const { stored } = await openPaying();
  expect(stored.get('unsettled-top-up')).toEqual({ userId: '7', choices: CHOICES, txRef: TX_REF });

  const deposits = [aDeposit({ txRef: TX_REF })];
  expect((await openStep({ stored, deposits })).view()?.kind).toBe('waiting');
  expect((await openStep({ stored, deposits, userId: '8' })).view()?.kind).toBe('offer');

  const paid = await openStep({
    stored,
    deposits: [aDeposit({ txRef: TX_REF, status: 'PAID_SETTLED' })],
    balance: 0.4,
  });
  await pass(PRICES_DELAY_MS);
  expect(paid.view()?.kind).toBe('paid');
});

it('pay and continue: a payment that arrives at another selection is not for it, and still waits after its purchase', async () => {
  const { fire, buy, settle, view, stored } = await openPaying();
  fire(selectionPrefilled, { ...CHOICES, service: 'tg' });
  await pass(PRICES_DELAY_MS);
  await settle(0.9);
  expect(view()).toBeNull();
  await buy('tg');
  fire(wizardScreen.toggled, false);
  expect(stored.get('unsettled-top-up')).toMatchObject({ txRef: TX_REF });
});
