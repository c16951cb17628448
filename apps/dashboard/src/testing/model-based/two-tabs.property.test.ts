import { createWorld, scenarios, type World } from '@sms/api-mocks';
import { $activeNumbers, numberBought } from '@sms/domain/numbers/list/active-numbers';
import { $purchase } from '@sms/domain/purchase/purchase';
import { $balance } from '@sms/domain/account/balance';
import { $depositsPage } from '@sms/domain/payments/deposit-list';
import { depositViews } from '@sms/domain/payments/deposits/deposit-view';
import { readDepositStatus } from '@sms/domain/payments/deposit-state';
import { $payments } from '@sms/domain/payments/payments';
import { PAGE_SIZE } from '@sms/domain/limits/spec';
import { pageVisibilityChanged, wentOnline } from '@sms/domain/lib/page';
import type { StorageKey } from '@sms/domain/lib/ports';
import '@sms/domain/testing/harness/no-logged-errors';
import { useFakeClock } from '@sms/domain/testing/harness/use-fake-clock';
import { createWatch, type Scope } from 'effector';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, it, vi } from 'vitest';
import { pass, START_TIME } from '../start-product';
import { openTab, type Tab } from './model-tab';
import { anyCommand, anyPurchase, fulfilledRequests, type Command, type Model } from './commands';

/** Every start of the product reads the whole list, so it is short. */
const SERVICES = 20;
/** Many numbers get no SMS, some of those only with a cancel. */
const DELIVERY = { arrives: 0.4, onCancel: 0.2 };
/** A hanging call times out after 90 s; then a lost click is reconciled for the last time. */
const LAST_CALLS_MS = 100_000;
/** A completion can be undone for 5 s, and a server continues for 6 s after its gateway timed out. */
const QUIET_MS = 7_000;
/** Polling pauses for a minute after a rejection. */
const LAST_RELOAD_MS = 75_000;

/** In `npm test`; MODEL_TEST_RUNS and MODEL_TEST_SEED set others. */
const RUNS_IN_CI = 25;
/** A million runs take a day. */
const NO_LIMIT = 0;
const runs = Number(process.env['MODEL_TEST_RUNS'] ?? RUNS_IN_CI);
const seed = Number(process.env['MODEL_TEST_SEED'] ?? Date.now() % 2 ** 31);

useFakeClock(START_TIME);

/** Two live tabs, or one that learns what another device buys from its lists alone. */
const openModel = async (
  knowsKeys: boolean,
  hasTwoTabs = true,
  watch?: (scope: Scope) => void,
): Promise<Model> => {
  vi.clearAllTimers();
  vi.setSystemTime(START_TIME);
  const world = createWorld({
    ...scenarios['ready-to-buy'],
    serviceCount: SERVICES,
    deliveryProfile: DELIVERY,
  });
  // No call limits: they have tests of their own, and here they would reject most clicks.
  world.flags.callLimits = null;
  // A press in one tab, and within a second another one in the other: no page can know of both.
  world.flags.secondRefundMs = 0;
  world.flags.idempotencyKeysIgnored = !knowsKeys;
  const localData = new Map<StorageKey, unknown>();
  const open = () => openTab(world, localData, knowsKeys, hasTwoTabs, watch);
  const first = await open();
  const tabs = [first, hasTwoTabs ? await open() : first] as const;
  await pass(world, 500);
  // The items of the initial account count as requested.
  return { world, tabs, requested: new Map(fulfilledRequests({ world })), elsewhere: [] };
};

const expectChargedOnce = (model: Model): void => {
  const refunded = model.world.db.ledger.filter(({ kind }) => kind === 'refund');
  expect(new Set(refunded.map(({ subjectId }) => subjectId)).size).toBe(refunded.length);
  const { deposits, ledger } = model.world.db;
  const paid = deposits.filter(({ status }) => status === 'PAID_SETTLED');
  // Only the provider makes a payment paid, and it is credited once.
  expect(paid.every(({ providerStatus }) => providerStatus === 'successful')).toBe(true);
  expect(ledger.filter(({ kind }) => kind === 'deposit')).toHaveLength(paid.length);
  for (const [item, times] of fulfilledRequests(model)) {
    expect(times, item).toBeLessThanOrEqual(model.requested.get(item) ?? 0);
  }
};

/** An amount in micro-USD. */
const microsOf = (usd: number): number => Math.round(usd * 1_000_000);

/** The balance by the history: deposits minus the price of each number that was not cancelled. */
const historyBalance = ({ world }: Model): number => {
  const deposits = world.db.ledger.filter(({ kind }) => kind === 'deposit');
  const spent = world.db.numbers.filter(({ status }) => status !== 'cancelled');
  return (
    deposits.reduce((sum, { amount }) => sum + amount, 0) -
    spent.reduce((sum, { price }) => sum + microsOf(price), 0)
  );
};

/** The values from the ledger that every tab has to show. */
const ledgerOf = ({ world }: Model) => ({
  // Added up here, not by the server.
  balance: world.db.ledger.reduce((sum, { amount }) => sum + amount, 0),
  numbers: activeOnly(world.db.numbers, ({ id, sms_code: code }) => ({ id: String(id), code })),
  deposits: world.db.deposits
    .toReversed()
    .slice(0, PAGE_SIZE)
    .map(({ tx_ref, status }) => [tx_ref, readDepositStatus(status)]),
  pending: world.db.deposits
    .filter(({ status }) => status === 'PENDING_UNSETTLED')
    .map(({ tx_ref }) => tx_ref)
    .toSorted(),
});

const shownBy = ({ scope }: Tab) => ({
  balance: microsOf(scope().getState($balance) ?? NaN),
  numbers: activeOnly(scope().getState($activeNumbers) ?? [], ({ id, smsCode }) => ({ id, code: smsCode })),
  deposits: (
    depositViews(scope().getState($depositsPage), scope().getState($payments), Date.now()) ?? []
  ).map(({ txRef, state }) => [txRef, state === 'expired' ? 'pending' : state]),
  pending: [...scope().getState($payments).byRef]
    .flatMap(([txRef, { isPending }]) => (isPending ? [txRef] : []))
    .toSorted(),
});

function activeOnly<N extends { readonly status: string }>(
  numbers: readonly N[],
  read: (number: N) => { readonly id: string; readonly code: string | null },
) {
  return numbers
    .filter(({ status }) => status === 'waiting' || status === 'received')
    .map(read)
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

/** Advances the time until a condition holds, up to `limitMs`. */
const passUntil = async (world: World, limitMs: number, condition: () => boolean): Promise<void> => {
  const endsAt = Date.now() + limitMs;
  while (Date.now() < endsAt && !condition()) await pass(world, 500);
};

const expectToSettle = async (model: Model): Promise<void> => {
  const { world, tabs } = model;
  world.flags.faults = [];
  for (const tab of tabs) {
    tab.network.isUp = true;
    tab.fire(wentOnline, undefined);
    tab.fire(pageVisibilityChanged, true);
  }
  await pass(world, QUIET_MS);
  for (const tab of tabs) await tab.comeBack();
  await passUntil(world, LAST_CALLS_MS, () => tabs.every((tab) => tab.isQuietFor(QUIET_MS)));
  for (const tab of tabs) tab.refresh();
  await passUntil(world, LAST_RELOAD_MS, () =>
    tabs.every((tab) => isDeepStrictEqual(shownBy(tab), ledgerOf(model))),
  );
  expectChargedOnce(model);
  for (const tab of tabs) expect(shownBy(tab)).toEqual(ledgerOf(model));
};

/** Must not be shown: undefined values, program terms, markup, and what a corrupted response contains. */
const UNFIT = /undefined|\bnull\b|NaN|Infinity|\[object|TypeError|[<{]|unexpected|^.{0,2}$|.{301}/;

const expectFitTexts = ({ tabs }: Model): void => {
  for (const tab of tabs) {
    expect(tab.texts.filter((text) => UNFIT.test(text))).toEqual([]);
    expect(JSON.stringify(tab.stored())).not.toContain('unexpected');
  }
};

const run = async (model: Model, commands: readonly Command[]): Promise<void> => {
  for (const command of commands) {
    for (const tab of model.tabs) await tab.comeBack();
    await command(model);
    expectChargedOnce(model);
    expectFitTexts(model);
  }
};

it(
  `no order of clicks, faults, reloads, tabs and sleeps charges twice or loses a number (seed ${seed})`,
  async () => {
    const commands = fc.array(anyCommand, { minLength: 3, maxLength: 20 });
    const property = fc.asyncProperty(fc.boolean(), commands, async (knowsKeys, commands) => {
      const model = await openModel(knowsKeys);
      await run(model, commands);
      await expectToSettle(model);
      expect(historyBalance(model)).toBe(ledgerOf(model).balance);
    });
    await fc.assert(property, { numRuns: runs, seed });
  },
  NO_LIMIT,
);

const absenceTold = $purchase.map(
  ({ status }) => status.kind === 'refused' && status.reason === 'not-charged',
).updates;

it(
  `what a page says of its purchases turns out true, also beside those of another device (seed ${seed})`,
  async () => {
    const commands = fc.array(anyPurchase, { minLength: 3, maxLength: 10 });
    const property = fc.asyncProperty(commands, async (commands) => {
      const said = { bought: 0, absent: 0 };
      const model = await openModel(true, false, (scope) => {
        createWatch({ unit: numberBought, fn: () => void (said.bought += 1), scope });
        const fn = (isAbsent: boolean) => void (said.absent += Number(isAbsent));
        createWatch({ unit: absenceTold, fn, scope });
      });
      const { world, elsewhere, requested } = model;
      await run(model, commands);
      world.flags.faults = [];
      await pass(world, LAST_CALLS_MS);
      const count = world.db.numbers.length;
      const wanted = [...requested.values()].reduce((sum, times) => sum + times, 0);
      expect(count).toBeLessThanOrEqual(wanted - said.absent);
      expect(count - elsewhere.length).toBeGreaterThanOrEqual(said.bought);
      await expectToSettle(model);
    });
    await fc.assert(property, { numRuns: runs, seed });
  },
  NO_LIMIT,
);
