import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import { diffSnapshots, awaySummaryText, type Snapshot, $awaySummary } from './away-summary';
import { allSettled } from 'effector';
import { $apiClient } from '../../api/client/operation-fx';
import type { PurchasedNumber } from '../../contracts/number';
import { wentOnline } from '../../lib/page';
import { aBalance } from '../../testing/fixtures/a-balance';
import { createFakeApiClient } from '../../testing/fakes/fake-api-client';
import { openWorkspace } from '../../testing/harness/opened-tabs';
import { activeNumbersRequested } from '../../numbers/list/active-numbers';
import { workspaceOpened } from '../../lib/session-events';
import { MINUTE_MS } from '../../limits/spec';

const LATER = NOON + 600_000;

const at = (time: number, numbers: Snapshot['numbers'], balance: Snapshot['balance'] = 10): Snapshot => ({
  at: time,
  numbers,
  balance,
});
const withCode = (id: string, smsCode = '482913') => aNumber({ id, status: 'received', smsCode });

const expiring = aNumber({ id: '3', expiresAt: NOON + 1_000 });

it.each<[string, Snapshot, Snapshot, string | null]>([
  [
    'contains codes, ended numbers and the change of the balance',
    at(NOON, [aNumber(), aNumber({ id: '2' }), expiring]),
    at(LATER, [withCode('1'), withCode('2')], 9.88),
    '2 codes, 1 expired, balance −$0.1200',
  ],
  [
    'is empty without changes',
    at(NOON, [aNumber(), withCode('2'), aNumber({ id: '3', expiresAt: NOON - 1 })]),
    at(LATER, [aNumber(), withCode('2')]),
    null,
  ],
  ['ignores numbers not known before', at(NOON, null, null), at(LATER, [withCode('1')], 3), null],
  ['ignores data that is unknown afterwards', at(NOON, [withCode('1')], 3), at(LATER, null, null), null],
  ['has no numbers where only the balance is known', at(NOON, null), at(LATER, null, 15), 'balance +$5.0000'],
  [
    'contains a number bought and one ended on another device',
    at(NOON, [aNumber()]),
    at(LATER, [aNumber({ id: '2' })]),
    '1 bought elsewhere, 1 ended elsewhere',
  ],
  [
    'contains a number completed on another device',
    at(NOON, [withCode('1')]),
    at(LATER, [aNumber({ status: 'used', smsCode: '482913' })]),
    '1 ended elsewhere',
  ],
  [
    'contains a second code of a number',
    at(NOON, [withCode('1')]),
    at(LATER, [withCode('1', '771406')]),
    '1 code',
  ],
  [
    'counts a number as expired that the list still shows as such',
    at(NOON, [aNumber({ expiresAt: LATER - 1 })]),
    at(LATER, [aNumber({ expiresAt: LATER - 1, status: 'expired' })]),
    '1 expired',
  ],
  [
    'contains an SMS without an extractable code',
    at(NOON, [aNumber()]),
    at(LATER, [aNumber({ status: 'received', smsText: 'Hello' })]),
    '1 new SMS',
  ],
  ['sums without rounding errors', at(NOON, null, 0.3), at(LATER, null, 0.1 + 0.2), null],
])('away summary: %s', (_, before, after, expected) => {
  const changes = diffSnapshots(before, after);
  expect(changes && awaySummaryText(changes)).toBe(expected);
});

const anyNumbers = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 9 }).map(String),
    status: fc.constantFrom('waiting', 'received', 'used', 'cancelled', 'expired', 'odd'),
    smsCode: fc.constantFrom(null, '1111', '2222'),
    smsText: fc.constantFrom(null, 'Hello'),
    purchasedAt: fc.constant(null),
    expiresAt: fc.option(fc.integer({ min: NOON - 5, max: LATER + 5 })),
  }),
  { selector: ({ id }) => id, maxLength: 10 },
);

it('away summary: counts every number as ended once at most, and nothing twice', () => {
  fc.assert(
    fc.property(
      anyNumbers,
      anyNumbers,
      fc.double({ min: 0, max: 99, noNaN: true }),
      (before, after, balance) => {
        const changes = diffSnapshots(at(NOON, before, balance), at(LATER, after, balance));
        expect((changes?.expired ?? 0) + (changes?.ended ?? 0)).toBeLessThanOrEqual(before.length);
        expect((changes?.codes ?? 0) + (changes?.messages ?? 0) + (changes?.bought ?? 0)).toBeLessThanOrEqual(
          2 * after.length,
        );
        expect(changes?.balanceChange ?? 0).toBe(0);
        // A second comparison with the same snapshot is empty.
        expect(diffSnapshots(at(LATER, after, balance), at(LATER, after, balance))).toBeNull();
      },
    ),
  );
});

useFakeClock(NOON);

const waiting = aNumber();
const received = aNumber({ status: 'received', smsCode: '482913', receivedAt: NOON + 1 });

const open = async () => {
  let numbers: readonly PurchasedNumber[] = [waiting];
  let balance = 10;
  let held: Promise<void> | null = null;
  const client = createFakeApiClient({
    balance: () => aBalance(balance),
    activeNumbers: async () => {
      const answer = { numbers, pagination: null };
      await held;
      return answer;
    },
    cancelNumber: () => null,
    services: () => [],
    countries: () => [],
    deposits: () => ({ deposits: [], pagination: null }),
  });
  const workspace = await openWorkspace([], [], [[$apiClient, client]]);
  const { scope, sockets } = workspace;
  await allSettled(workspaceOpened, { scope });
  // From here on, a read makes a call of its own.
  await vi.advanceTimersByTimeAsync(2_000);
  const comeBack = async () => {
    await allSettled(wentOnline, { scope });
    sockets.current().open();
    await vi.advanceTimersByTimeAsync(2_000);
  };
  return {
    ...workspace,
    comeBack,
    /** Changes the server's data. */
    change: (to: { numbers?: readonly PurchasedNumber[]; balance?: number }) => {
      numbers = to.numbers ?? numbers;
      balance = to.balance ?? balance;
    },
    /** Lists requested from now on stay pending until `release`. */
    holdLists: () => {
      let release = (): void => {};
      held = new Promise((resolve) => {
        release = () => {
          held = null;
          resolve();
        };
      });
      return release;
    },
    summary: () => scope.getState($awaySummary),
  };
};

it('away summary: ignores a list requested before the gap ended', async () => {
  const { scope, change, sockets, summary, holdLists } = await open();
  const release = holdLists();
  void allSettled(activeNumbersRequested, { scope });
  sockets.current().drop();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  change({ numbers: [received] });
  void allSettled(wentOnline, { scope });
  sockets.current().open();
  await vi.advanceTimersByTimeAsync(0);
  release();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(summary()).toBe('1 code');
});
