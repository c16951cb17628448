import { expect, it } from 'vitest';
import { CANCEL_WINDOW_MS, NUMBER_LIFETIME_MS, REQUEST_TIMEOUT_MS } from '../../limits/spec';
import { REPEATED_READ_GAP_MS } from '../../limits/tuning';
import { formatTime } from '../../lib/format/date-time';
import type { PurchasedNumber } from '../../contracts/number';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { fail, networkError } from '../../testing/fixtures/a-rejection';
import { openScreen } from '../../testing/fixtures/numbers.fixture';
import { ada } from '../../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import type { FakeCalls } from '../../testing/fakes/fake-api-client';
import { activeNumbersRequested } from '../list/active-numbers-query';
import { $retry, retryClicked } from './retry';
import { historyUrlChanged } from '../../history/list/history-list';

useFakeClock(NOON);

const later = NOON + REPEATED_READ_GAP_MS + NUMBER_LIFETIME_MS;

/** A tab that shows the history, where the user then clicks twice; `waiting` is what waits by the history. */
const openHistory = async (calls: FakeCalls, numbers = [aNumber()], waiting = numbers) => {
  const answer = (rows: readonly PurchasedNumber[]) => ({ numbers: rows, pagination: null });
  const history: FakeCalls['history'] = ({ query }) => answer(query.status === 'waiting' ? waiting : numbers);
  const tab = openScreen([aNumber()], { history, ...calls }, { user: ada, stored: new Map() });
  tab.fire(activeNumbersRequested, undefined);
  tab.fire(historyUrlChanged, '');
  await pass(REPEATED_READ_GAP_MS);
  return {
    ...tab,
    ask: async () => {
      tab.fire(retryClicked, '1');
      tab.fire(retryClicked, '1');
      await pass(REPEATED_READ_GAP_MS);
    },
  };
};

it('retry: is sent once a click, with a key of its own, and reloads both lists', async () => {
  const { ask, get, keysOf, callsTo, texts } = await openHistory({
    retryNumber: () => ({ expiresAt: later }),
  });
  const lists = () => ['history', 'activeNumbers'].map(callsTo);
  expect(lists()).toEqual([1, 1]);
  await ask();
  expect(lists()).toEqual([2, 2]);
  expect(texts()).toEqual([
    `Waiting until ${formatTime(later)}. Cancel & Refund from ${formatTime(later - CANCEL_WINDOW_MS)}.`,
  ]);
  expect(get($retry)).toMatchObject({ id: '1', phase: null, error: null });
  await ask();
  expect(new Set(keysOf('retryNumber')).size).toBe(2);
});

const other = aNumber({ id: '2', activationId: 'a2' });
const extended = aNumber({ expiresAt: later });
const FAILED = { phase: null, error: 'Failed to request retry' };
const UNKNOWN = { phase: 'ambiguous', error: null };

it.each([
  ['has failed where another expires later', FAILED, [other, aNumber()], [{ ...other, expiresAt: later }]],
  ['has failed where the expiry is not known', FAILED, [other, aNumber()], [aNumber({ expiresAt: null })]],
  ['has failed where the expiry is that of the click', FAILED, [other, extended], [extended], [other]],
  ['requires the user where no list has shown an expiry before', UNKNOWN, [other], [extended], [other]],
])('retry that was lost: %s', async (_, ended, shown, waiting, listed = waiting) => {
  const activeNumbers = () => ({ numbers: listed, pagination: null });
  const tab = await openHistory({ activeNumbers, retryNumber: fail(networkError) }, shown, waiting);
  const lists = tab.callsTo('activeNumbers');
  await tab.ask();
  expect(tab.callsTo('activeNumbers')).toBe(lists);
  await pass(REQUEST_TIMEOUT_MS);
  expect(tab.get($retry)).toMatchObject({ id: '1', ...ended });
  expect([tab.texts(), tab.callsTo('retryNumber')]).toEqual([[], 1]);
});
