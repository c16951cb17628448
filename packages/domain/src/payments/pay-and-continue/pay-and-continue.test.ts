import { expect, it } from 'vitest';
import { pageVisibilityChanged } from '../../lib/page';
import { PRICES_DELAY_MS } from '../../limits/spec';
import { REPEATED_READ_GAP_MS } from '../../limits/tuning';
import { SESSION, type FakeServer } from '../../testing/fakes/fake-server';
import { NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { aDeposit } from '../../testing/fixtures/deposits.fixture';
import { ada } from '../../testing/harness/create-test-scope';
import { openTab } from '../../testing/fixtures/purchase-page.fixture';
import { balanceRequested } from '../../account/balance';
import { selectionPrefilled } from '../../catalogue/selection';
import { $isAddFundsOpen, addFundsOpened } from '../add-funds/add-funds-dialog';
import { $depositAmountText, depositAmountChanged } from '../add-funds/add-funds-form';
import { addFundsSubmitted } from '../add-funds/submit-deposit';
import { $quote } from '../add-funds/quote';
import { depositsRequested } from '../deposit-list';
import { depositsClock } from '../deposits/deposits-clock';
import { paymentActed } from '../payments';
import { purchaseClicked } from '../../purchase/confirm-step';
import { wizardScreen } from '../../purchase/wizard-screen';
import { $payAndContinue, payAndContinueClicked, payAndContinueScreen } from './pay-and-continue';

const CHOICES = { country: '187', service: 'wa', operator: '' };
const TX_REF = SESSION.txRef;

useFakeClock(NOON);

/** The last step of WhatsApp for $0.30 in a tab with this storage, by default with a balance of $0.10. */
const openStep = async (
  { balance = 0.1, deposits = [] }: Partial<FakeServer> = {},
  stored = new Map<string, unknown>(),
  userId = '7',
) => {
  /** How long the server takes to list the prices. */
  const slow = { pricesMs: 0 };
  const tab = openTab({
    user: { ...ada, id: userId },
    stored,
    balance,
    prices: async () => {
      if (slow.pricesMs > 0) await new Promise((resolve) => setTimeout(resolve, slow.pricesMs));
      return { '187': { wa: { realPrice: 0.15 }, tg: { realPrice: 0.1 } } };
    },
    createDeposit: () => {
      server.deposits = [aDeposit({ ...SESSION, createdAt: Date.now(), expiresAt: Date.now() + 900_000 })];
      return SESSION;
    },
  });
  const { get, fire, server } = tab;
  server.deposits = deposits;
  fire(selectionPrefilled, CHOICES);
  fire(balanceRequested, undefined);
  fire(depositsRequested, undefined);
  await pass(PRICES_DELAY_MS);
  fire(payAndContinueScreen.toggled, true);
  fire(depositsClock.toggled, true);
  await pass(1);
  return {
    ...tab,
    slow,
    stored,
    view: () => get($payAndContinue),
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

/** The last step with a payment that waits, made in this tab as with a blocked popup. */
const openPaying = async (stored?: Map<string, unknown>) => {
  const step = await openStep({}, stored);
  step.fire(payAndContinueClicked, undefined);
  await pass(1_000);
  step.fire(addFundsSubmitted, undefined);
  await pass(2_000);
  return step;
};

it('pay and continue: offers the smallest deposit that covers the shortfall, and fills it in once', async () => {
  const { view: viewOfLess } = await openStep({ balance: 0.25 });
  expect(viewOfLess()).toEqual({ kind: 'offer', amount: '₦100', isMinimum: true });
  const { view, fire, get, server } = await openStep();
  expect(view()).toEqual(OFFER);
  fire(payAndContinueClicked, undefined);
  expect([get($isAddFundsOpen), get($depositAmountText)]).toEqual([true, '308']);
  await pass(1_000);
  expect(get($quote)?.ngn).toBe(308);
  fire(depositAmountChanged, '500');
  server.balance = 0.05;
  fire(balanceRequested, undefined);
  await pass(1_000);
  expect([view()?.amount, get($depositAmountText)]).toEqual(['₦384', '500']);
});

it('pay and continue: counts the open payment down, where storage is blocked as well, then ends at a price that was read again', async () => {
  const blocked = Object.assign(new Map<string, unknown>(), { get: () => null });
  const { view, fire, settle, callsTo, server, slow } = await openPaying(blocked);
  fire(pageVisibilityChanged, true);
  await pass(60_000);
  expect(view()).toEqual({ kind: 'waiting', txRef: TX_REF, left: '13:58' });
  const before = callsTo('prices');
  slow.pricesMs = 5_000;
  await settle(0.3005);
  expect(view()).toBeNull();
  await pass(slow.pricesMs);
  expect(view()).toEqual({ kind: 'paid', title: 'Paid · wa in 187' });
  expect([callsTo('prices'), callsTo('purchaseNumber'), server.deposits.length]).toEqual([before + 1, 0, 1]);
});

it('pay and continue: offers again once the payment was given up', async () => {
  const { view, fire, server } = await openPaying();
  server.deposits = server.deposits.map((deposit) => ({ ...deposit, status: 'CANCELLED' }));
  await pass(REPEATED_READ_GAP_MS);
  fire(depositsRequested, undefined);
  await pass(PRICES_DELAY_MS);
  expect(view()).toEqual(OFFER);
});

it('pay and continue: continues after a payment in this tab', async () => {
  const { stored } = await openPaying();
  expect(stored.get('unsettled-top-up')).toEqual({ userId: '7', choices: CHOICES, txRef: TX_REF });

  const kindAt = async (status: string, balance = 0.1, userId?: string) => {
    const deposits = [aDeposit({ txRef: TX_REF, status })];
    const { view } = await openStep({ deposits, balance }, stored, userId);
    await pass(PRICES_DELAY_MS);
    return view()?.kind;
  };
  expect(await kindAt('PENDING_UNSETTLED')).toBe('waiting');
  expect(await kindAt('PENDING_UNSETTLED', 0.1, '8')).toBe('offer');
  expect(await kindAt('PAID_SETTLED', 0.4)).toBe('paid');
});

/** The page after such a payment, with a balance of before it. */
const openPaid = async () => {
  const { stored } = await openPaying();
  return openStep({ deposits: [aDeposit({ txRef: TX_REF, status: 'PAID_SETTLED' })], balance: 0.1 }, stored);
};

it('pay and continue: reads the balance once more where it may be of before the payment', async () => {
  const { view, server } = await openPaid();
  server.balance = 0.4;
  await pass(REPEATED_READ_GAP_MS + PRICES_DELAY_MS);
  expect(view()?.kind).toBe('paid');
});

it('pay and continue: offers no further payment while the balance is read', async () => {
  const { view, fire } = await openPaid();
  await pass(2 * REPEATED_READ_GAP_MS);
  expect(view()?.kind).toBe('offer');
  fire(balanceRequested, undefined);
  expect(view()?.kind).toBe('waiting');
});

it('pay and continue: is not what a payment on another page is for', async () => {
  const { fire, stored, callsTo } = await openStep();
  fire(payAndContinueScreen.toggled, false);
  fire(addFundsOpened, undefined);
  fire(depositAmountChanged, '500');
  await pass(1_000);
  fire(addFundsSubmitted, undefined);
  await pass(2_000);
  expect([callsTo('createDeposit'), stored.get('unsettled-top-up')]).toEqual([1, undefined]);
});

it('pay and continue: a payment that arrives at another selection is not for it, and still waits after its purchase', async () => {
  const { fire, callsTo, settle, view, stored } = await openPaying();
  fire(selectionPrefilled, { ...CHOICES, service: 'tg' });
  await pass(PRICES_DELAY_MS);
  await settle(0.9);
  expect(view()).toBeNull();
  fire(purchaseClicked, undefined);
  await pass(1);
  fire(wizardScreen.toggled, false);
  expect(callsTo('purchaseNumber')).toBe(1);
  expect(stored.get('unsettled-top-up')).toMatchObject({ txRef: TX_REF });
});
