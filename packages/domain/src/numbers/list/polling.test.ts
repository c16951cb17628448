import { expect, it } from 'vitest';
import { pageVisibilityChanged } from '../../lib/page';
import { ACTIVE_NUMBERS_POLLING_MS, MINUTE_MS } from '../../limits/spec';
import { POLLS_PER_FURTHER_SMS, RECORD, REPEATED_READ_GAP_MS, SLOW_READ_MS } from '../../limits/tuning';
import { $activeNumbers, $activeTotal, numberCancelled } from './active-numbers';
import {
  $activeNumbersStatus,
  activeNumbersInvalidated,
  activeNumbersOwed,
  activeNumbersQuery,
  activeNumbersRefreshClicked,
} from './active-numbers-query';
import { activeNumbersScreen, autoRefreshToggled } from './polling';
import { leaderChanged } from '../../api/cross-tab/cross-tab-cache';
import { dropEarlyFetchesFx } from '../../api/client/operation-fx';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import { reconnected, smsReceived } from '../../realtime/messages/events';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { aReceivedSms } from '../../testing/fixtures/an-sms';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import type { FakeCalls } from '../../testing/fakes/fake-api-client';
import { openScreen } from '../../testing/fixtures/numbers.fixture';
import { aRejection, fail, rejected } from '../../testing/fixtures/a-rejection';

useFakeClock(NOON);

/** The screen of active numbers, opened. `lists` counts the loads of the list. */
const openPolling = (calls?: FakeCalls, numbers = [aNumber()]) => {
  const screen = openScreen(numbers, calls);
  const { fire } = screen;
  fire(activeNumbersScreen.toggled, true);
  return {
    ...screen,
    lists: () => screen.callsTo('activeNumbers'),
    refresh: () => fire(activeNumbersRefreshClicked, undefined),
    leave: () => fire(activeNumbersScreen.toggled, false),
    /** Makes seven of the ten calls of a minute: the others are left to the user. */
    spendCalls: () => {
      for (let count = 1; count <= 7; count += 1) fire(limitedCallMade, 'sms');
    },
  };
};

it('polling: runs at once and every 10 s while the screen is open and the toggle is on; Refresh always works', async () => {
  const { fire, lists, refresh, leave } = openPolling();
  await pass(30_000);
  expect(lists()).toBe(4);
  fire(autoRefreshToggled, false);
  await pass(30_000);
  expect(lists()).toBe(4);
  refresh();
  expect(lists()).toBe(5);
  leave();
  fire(autoRefreshToggled, true);
  await pass(30_000);
  expect(lists()).toBe(5);
});

it('polling: a list that takes long is never asked for twice, and the next timed one is as late as it took', async () => {
  /** Lists at the server now, and at most: also those that were given up. */
  const server = { now: 0, most: 0 };
  const { fire, lists, refresh } = openPolling({
    activeNumbers: async () => {
      server.now += 1;
      server.most = Math.max(server.most, server.now);
      await new Promise((resolve) => setTimeout(resolve, 40_000));
      server.now -= 1;
      return { numbers: [aNumber()], pagination: null };
    },
  });
  await pass(SLOW_READ_MS);
  refresh();
  for (const event of [reconnected, activeNumbersQuery.start]) fire(event, undefined);
  await pass(25_000 - 1);
  expect(lists()).toBe(1);
  // Read again, since something may have changed meanwhile.
  await pass(1);
  expect(lists()).toBe(2);
  await pass(40_000 + 40_000 - 1);
  expect(lists()).toBe(2);
  await pass(ACTIVE_NUMBERS_POLLING_MS);
  expect([lists(), server.most]).toEqual([3, 1]);
});

it.each([
  ['that names its time fails nothing, and ends with a reload', 20, 'ready', 20_000],
  ['that names none is a failure, and ends after a minute', null, 'failed', 70_000],
] as const)('polling: a wait %s', async (_, retryAfterS, status, endsAfterMs) => {
  const refusal = aRejection({ status: 429, text: 'SMS operation rate limit exceeded', retryAfterS });
  let isLimited = false;
  const { scope, lists } = openPolling({
    activeNumbers: () => (isLimited ? fail(refusal)() : { numbers: [aNumber()], pagination: null }),
  });
  await pass(0);
  isLimited = true;
  await pass(ACTIVE_NUMBERS_POLLING_MS + endsAfterMs - 1);
  expect([scope.getState($activeNumbersStatus), lists()]).toEqual([status, 2]);
  await pass(1);
  expect(lists()).toBe(3);
});

const FURTHER_SMS_MS = POLLS_PER_FURTHER_SMS * ACTIVE_NUMBERS_POLLING_MS;

/** Three numbers with a code, each of which gets a further one; `asked` has the ids in the calls for it. */
const openFurther = () => {
  const asked: string[] = [];
  const received = (id: string, smsCode: string) =>
    aNumber({ id, activationId: `a${id}`, status: 'received', smsCode });
  const screen = openPolling(
    {
      numberStatus: ({ params: { id } }) => {
        asked.push(id);
        return received(id, '482913');
      },
    },
    ['1', '2', '3'].map((id) => received(id, '1111')),
  );
  return { ...screen, asked };
};

it('polling for a further SMS: runs at every third poll, for each received number in turn, and shows on its card', async () => {
  const { asked, scope } = openFurther();
  await pass(FURTHER_SMS_MS - 1);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['1']);
  expect(scope.getState($activeNumbers)?.map(({ smsCode }) => smsCode)).toEqual(['482913', '1111', '1111']);
  await pass(3 * FURTHER_SMS_MS);
  expect(asked).toEqual(['1', '2', '3', '1']);
});

it('polling for a further SMS: goes on in a hidden tab and on other pages, by the leading tab, without lists', async () => {
  const { asked, fire, lists, leave } = openFurther();
  await pass(1);
  leave();
  fire(pageVisibilityChanged, false);
  await pass(2 * FURTHER_SMS_MS);
  expect([asked, lists()]).toEqual([['1', '2'], 1]);
  fire(leaderChanged, true);
  await pass(2 * FURTHER_SMS_MS);
  expect(asked).toEqual(['1', '2']);
});

it('further SMS: Refresh asks for every received number, newest first, once calls are free', async () => {
  const { asked, spendCalls, refresh } = openFurther();
  await pass(1);
  spendCalls();
  refresh();
  await pass(MINUTE_MS - 1);
  expect(asked).toEqual([]);
  await pass(ACTIVE_NUMBERS_POLLING_MS);
  expect(asked).toEqual(['1', '2', '3']);
});

it('lists and messages: the list loads for an SMS to an unknown number, for the first time or again', async () => {
  const { fire, callsTo } = openScreen();
  for (const calls of [1, 2]) {
    fire(smsReceived, [aReceivedSms({ activationId: 'unheard-of' })]);
    await pass(REPEATED_READ_GAP_MS);
    expect(callsTo('activeNumbers')).toBe(calls);
  }
});

it('lists and messages: the list of bought numbers waits while the calls that are left are for the next purchase', async () => {
  const { fire, lists, leave, spendCalls } = openPolling();
  leave();
  await pass(REPEATED_READ_GAP_MS);
  fire(activeNumbersOwed, true);
  expect(lists()).toBe(2);
  spendCalls();
  fire(activeNumbersOwed, true);
  await pass(59_000);
  // The purchase leads to the screen.
  fire(activeNumbersScreen.toggled, true);
  leave();
  expect(lists()).toBe(2);
  await pass(1_000);
  expect(lists()).toBe(3);
  spendCalls();
  // Only the list shows it.
  fire(activeNumbersOwed, false);
  await pass(REPEATED_READ_GAP_MS);
  expect(lists()).toBe(4);
  // No purchase owes it any more.
  await pass(30_000);
  fire(activeNumbersScreen.toggled, true);
  expect(lists()).toBe(5);
});

it('lists and messages: an early fetch from before a change is not taken for the first list', () => {
  const { fire, spyOn } = openScreen();
  const dropped = spyOn(dropEarlyFetchesFx);
  fire(activeNumbersInvalidated, undefined);
  expect(dropped).toHaveBeenCalledOnce();
});

/** A server with so many waiting numbers, newest first, that answers by pages; `calls` are for lists. */
const openReseller = (count: number) => {
  const server = { ids: Array.from({ length: count }, (_, index) => String(count - index)) };
  const calls: string[] = [];
  const pageOf = (ids: readonly string[], page = 1, limit = 20) => ({
    numbers: ids
      .slice((page - 1) * limit, page * limit)
      .map((id) => aNumber({ id, activationId: `a${id}`, purchasedAt: NOON - 300_000 + Number(id) })),
    pagination: { page, limit, total: ids.length, totalPages: Math.ceil(ids.length / limit) },
  });
  const screen = openPolling({
    activeNumbers: ({ query: { page, limit } }) => {
      calls.push('list');
      return pageOf(server.ids, page, limit);
    },
    history: ({ query: { page, limit, status } }) => {
      calls.push(`${status} ${page}`);
      return pageOf(status === 'waiting' ? server.ids : [], page, limit);
    },
  });
  const { scope } = screen;
  const known = () => `${scope.getState($activeNumbers)?.length} of ${scope.getState($activeTotal)}`;
  return { ...screen, server, calls, known };
};

const RECORD_CALLS = ['waiting 1', 'received 1'];

it('more than a page: the others are read from the history, again when the total has changed, and count no more once they have ended', async () => {
  const { fire, server, calls, known } = openReseller(25);
  await pass(0);
  expect([known(), calls]).toEqual(['25 of 25', ['list', ...RECORD_CALLS]]);
  await pass(20_000);
  expect([known(), calls.slice(3)]).toEqual(['25 of 25', ['list', 'list']]);
  // The 3rd, the oldest of a page and one beyond it are ended elsewhere.
  server.ids = server.ids.filter((id) => !['23', '6', '2'].includes(id));
  await pass(10_000);
  expect([known(), calls.slice(5)]).toEqual(['22 of 22', ['list', ...RECORD_CALLS]]);
  await pass(1);
  fire(numberCancelled, '5');
  expect(known()).toBe('21 of 21');
});

it.each([
  [21, ['list', ...RECORD_CALLS, 'list', ...RECORD_CALLS]],
  [20, ['list', 'list']],
])('more than a page: Refresh reads all again, of %d numbers by %j', async (count, expected) => {
  const { calls, refresh } = openReseller(count);
  await pass(RECORD.freshMs + 1);
  refresh();
  await pass(0);
  expect(calls).toEqual(expected);
});

it('more than a page: the rest waits while the calls of a minute are reserved', async () => {
  const { server, calls, known, spendCalls, refresh } = openReseller(20);
  await pass(REPEATED_READ_GAP_MS);
  spendCalls();
  server.ids = ['22', '21', ...server.ids];
  refresh();
  await pass(2_000);
  // The twenty on the page, and the two that it had no room for any more.
  expect([known(), calls]).toEqual(['22 of 22', ['list', 'list']]);
  await pass(60_000);
  expect(calls).toContain('waiting 1');
});

it.each([
  ['is not asked where the first list is answered within a second', 900, false, 1_000, [], 'ready'],
  ['is asked after a second, and while the list takes long', 85_000, false, 81_000, [1, 31, 61], 'ready'],
  ['is asked where the list fails, which still says so', 500, true, 500, [0.5], 'failed'],
] as const)('second source: %s', async (_, listMs, isListDown, afterMs, readAtS, status) => {
  const readAt: number[] = [];
  const numbers = [aNumber()];
  const { scope } = openPolling({
    activeNumbers: async () => {
      await new Promise((resolve) => setTimeout(resolve, listMs));
      return isListDown ? fail(rejected(500))() : { numbers, pagination: null };
    },
    history: ({ query }) => {
      if (query.status === 'received') return { numbers: [], pagination: null };
      readAt.push((Date.now() - NOON) / 1_000);
      return { numbers, pagination: null };
    },
  });
  await pass(afterMs);
  expect(readAt).toEqual(readAtS);
  expect([scope.getState($activeNumbers)?.length, scope.getState($activeNumbersStatus)]).toEqual([1, status]);
});
