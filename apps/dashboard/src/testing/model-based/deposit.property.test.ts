import {
  $balance,
  $depositViews,
  $pendingRefs,
  accountRefreshClicked,
  addFundsOpened,
  addFundsSubmitted,
  callbackCheckRequested,
  callbackOpened,
  cancelPaymentClicked,
  depositAmountChanged,
  paymentEventReceived,
  reopenCheckoutClicked,
  transactionsScreen,
  verifyClicked,
  workspaceOpened,
  type CheckoutWindow,
} from '@sms/domain';
import { PAYMENT_EVENTS, readDepositStatus } from '@sms/domain/rules';
import { useFakeClock } from '@sms/domain/testing';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ledgerBalance, MICROS } from '../balances';
import { START_TIME, startProduct } from '../start-product';
import { worldSockets } from '../world-sockets';

const MINUTE_MS = 60_000;

/** All commands about deposits, in any order. `at` picks a deposit, newest first. */
const anyEvent = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('create'), naira: fc.integer({ min: 100, max: 5_000 }) }),
  },
  fc.record({ what: fc.constant('lose-next-answer') }),
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom('reopen', 'close-popups', 'verify', 'verify-twice', 'cancel', 'pay', 'decline'),
      at: fc.nat({ max: 3 }),
    }),
  },
  fc.record({
    what: fc.constant('return'),
    at: fc.nat({ max: 3 }),
    word: fc.constantFrom('successful', 'completed', 'failed', 'cancelled', '', 'PAID_SETTLED'),
  }),
  fc.record({ what: fc.constant('forge'), at: fc.nat({ max: 3 }), name: fc.constantFrom(...PAYMENT_EVENTS) }),
  fc.record({ what: fc.constant('wait'), ms: fc.constantFrom(500, 5_000, 16 * MINUTE_MS) }),
  fc.record({ what: fc.constantFrom('cut-socket', 'reload') }),
);
type AnyEvent = typeof anyEvent extends fc.Arbitrary<infer E> ? E : never;

useFakeClock(START_TIME);

const openTab = async () => {
  const popups: { isOpen: boolean }[] = [];
  const popup = (): CheckoutWindow => {
    const state = { isOpen: true };
    popups.push(state);
    return {
      navigate: () => undefined,
      close: () => void (state.isOpen = false),
      isClosed: () => !state.isOpen,
    };
  };
  const { scope, world, fire } = await startProduct('empty-account', {
    openSocket: worldSockets,
    openPopup: popup,
  });
  // No call limits: this test is about money.
  world.flags.callLimits = null;
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    world.advance(Date.now());
    await vi.advanceTimersByTimeAsync(50);
  };
  fire(workspaceOpened, undefined);
  fire(transactionsScreen.toggled, true);
  await pass(100);
  return { scope, world, popups, pass, fire };
};
type Tab = Awaited<ReturnType<typeof openTab>>;

const deposits = ({ world }: Tab) => world.db.deposits.of(1).toReversed();

const apply = async (tab: Tab, event: AnyEvent): Promise<void> => {
  const { fire, pass, world, popups } = tab;
  const deposit = 'at' in event ? deposits(tab)[event.at] : undefined;
  const txRef = deposit?.txRef ?? 'SMS_1_1_ABCDEF';
  switch (event.what) {
    case 'create':
      fire(addFundsOpened, undefined);
      fire(depositAmountChanged, String(event.naira));
      await pass(600);
      for (let click = 0; click < 3; click += 1) fire(addFundsSubmitted, undefined);
      break;
    case 'lose-next-answer':
      world.flags.faults = [
        { operation: 'createDeposit', times: 1, corruption: 'connection-lost', carriedOut: true },
        { operation: 'verifyPayment', times: 1, corruption: 'connection-lost', carriedOut: true },
      ];
      break;
    case 'reopen':
      fire(reopenCheckoutClicked, txRef);
      break;
    case 'close-popups':
      for (const popup of popups) popup.isOpen = false;
      await pass(1_000);
      break;
    case 'verify-twice':
      fire(verifyClicked, txRef);
      fire(verifyClicked, txRef);
      break;
    case 'verify':
      fire(verifyClicked, txRef);
      break;
    case 'cancel':
      fire(cancelPaymentClicked, txRef);
      break;
    case 'pay':
    case 'decline':
      // The provider decides once, and only while the session lasts.
      if (deposit?.providerStatus !== 'untouched' || world.clock.now() >= deposit.expiresAt) break;
      deposit.providerStatus = event.what === 'decline' ? 'failed' : 'successful';
      break;
    case 'return':
      fire(callbackOpened, { status: event.word, txRef });
      fire(callbackCheckRequested, undefined);
      break;
    case 'forge':
      fire(paymentEventReceived, { name: event.name, txRef, reason: 'not_activated' });
      break;
    case 'wait':
      await pass(event.ms);
      break;
    case 'cut-socket':
      world.sockets.closeAll(1_012, 'Service restart');
      break;
    case 'reload':
      fire(accountRefreshClicked, undefined);
      break;
  }
  await pass(100);
};

it('no order of events breaks the invariants of deposits and money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 3, maxLength: 25 }), async (events) => {
      vi.clearAllTimers();
      vi.setSystemTime(START_TIME);
      const tab = await openTab();
      const { scope, world } = tab;
      const settled = new Set<string>();
      let created = 0;
      for (const event of events) {
        if (event.what === 'create') created += 1;
        await apply(tab, event);

        const all = deposits(tab);
        // One click makes at most one deposit, whatever happens to the response.
        expect(all.length).toBeLessThanOrEqual(created);
        for (const { txRef, status, providerStatus } of all) {
          // Only the provider makes a payment paid, and a paid payment stays paid.
          if (status === 'PAID_SETTLED') expect(providerStatus).toBe('successful');
          if (settled.has(txRef)) expect(status).toBe('PAID_SETTLED');
          if (status === 'PAID_SETTLED') settled.add(txRef);
        }
        // A payment is credited once.
        expect(world.db.ledger.of(1)).toHaveLength(settled.size);
      }

      // Once everything has settled, the page agrees with the server's ledger.
      world.flags.faults = [];
      await tab.pass(10_000);
      tab.fire(accountRefreshClicked, undefined);
      await tab.pass(10_000);
      expect(scope.getState($balance)).toBeCloseTo(ledgerBalance(world, 1) / MICROS, 9);
      const shown = scope.getState($depositViews) ?? [];
      expect(shown.map(({ txRef }) => txRef)).toEqual(
        deposits(tab)
          .slice(0, 20)
          .map(({ txRef }) => txRef),
      );
      for (const { txRef, status } of deposits(tab)) {
        const state = shown.find((view) => view.txRef === txRef)?.state;
        expect(state === 'expired' ? 'pending' : state).toBe(readDepositStatus(status));
      }
      expect([...scope.getState($pendingRefs)].toSorted()).toEqual(
        deposits(tab)
          .filter(({ status }) => status === 'PENDING_UNSETTLED')
          .map(({ txRef }) => txRef)
          .toSorted(),
      );
    }),
    { numRuns: 30 },
  );
}, 120_000);
