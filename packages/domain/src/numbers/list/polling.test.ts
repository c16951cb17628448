import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { PurchasedNumber } from '../../contracts/number';
import type { RequestFor } from '../../contracts/operations';
import { pageVisibilityChanged } from '../../lib/page';
import { ACTIVE_NUMBERS_POLLING_MS } from '../../limits/spec';
import { POLLS_PER_FURTHER_SMS, RECORD, REPEATED_READ_GAP_MS, SLOW_READ_MS } from '../../limits/tuning';
import { $activeNumbers, $activeTotal, numberCancelled } from './active-numbers';
import {
  $activeNumbersStatus,
  activeNumbersInvalidated,
  activeNumbersOwed,
  activeNumbersQuery,
  activeNumbersRefreshClicked,
  activeNumbersRequested,
} from './active-numbers-query';
import { activeNumbersScreen, autoRefreshToggled, numberStatusFx } from './polling';
import { leaderChanged } from '../../api/cross-tab/cross-tab-cache';
import { dropEarlyFetchesFx } from '../../api/client/operation-fx';
import { limitedCallMade, limitedCallMadeInOtherTab } from '../../api/client/rate-limit-budget';
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
  screen.fire(activeNumbersScreen.toggled, true);
  return { ...screen, lists: () => screen.callsTo('activeNumbers') };
};
type Fire = ReturnType<typeof openScreen>['fire'];
const rateLimited = (retryAfterS: number | null) =>
  fail(aRejection({ status: 429, text: 'SMS operation rate limit exceeded', retryAfterS }))();

it('polling: runs at once and every 10 s while the screen is open', async () => {
  const { fire, callsTo } = openScreen();
  await pass(20_000);
  expect(callsTo('activeNumbers')).toBe(0);
  fire(activeNumbersScreen.toggled, true);
  await pass(30_000);
  expect(callsTo('activeNumbers')).toBe(4);
  fire(activeNumbersScreen.toggled, false);
  await pass(30_000);
  expect(callsTo('activeNumbers')).toBe(4);
});

it('polling: stops with the toggle, while Refresh still works', async () => {
  const { fire, lists } = openPolling();
  fire(autoRefreshToggled, false);
  await pass(30_000);
  expect(lists()).toBe(1);
  fire(activeNumbersRefreshClicked, undefined);
  await pass(0);
  expect(lists()).toBe(2);
});

/**
 * Lists that take so long, in ms; `most` counts those at the server at the same time, also after they were
 * given up.
 */
const openSlow = (takesMs: number) => {
  const server = { now: 0, most: 0 };
  const screen = openPolling({
    activeNumbers: async () => {
      server.now += 1;
      server.most = Math.max(server.most, server.now);
      await new Promise((resolve) => setTimeout(resolve, takesMs));
      server.now -= 1;
      return { numbers: [aNumber()], pagination: null };
    },
  });
  return { ...screen, server };
};

it('polling: a list that takes long is never asked for twice, and the next timed one is as late as it took', async () => {
  const { fire, lists, server, scope } = openSlow(40_000);
  await pass(SLOW_READ_MS - 1);
  expect(scope.getState(activeNumbersQuery.$isSlow)).toBe(false);
  await pass(1);
  expect(scope.getState(activeNumbersQuery.$isSlow)).toBe(true);
  for (const event of [activeNumbersRefreshClicked, reconnected, activeNumbersQuery.start])
    fire(event, undefined);
  await pass(25_000 - 1);
  expect(lists()).toBe(1);
  // Read again, since something may have changed meanwhile.
  await pass(1);
  expect(lists()).toBe(2);
  await pass(40_000 + 40_000 - 1);
  expect(lists()).toBe(2);
  await pass(ACTIVE_NUMBERS_POLLING_MS);
  expect(lists()).toBe(3);
  expect(server.most).toBe(1);
});

it.each([limitedCallMade, limitedCallMadeInOtherTab])(
  'polling: pauses while the minute has few calls left, and Refresh still works',
  async (made) => {
    const { fire, lists } = openPolling();
    for (let count = 1; count <= 6; count += 1) fire(made, 'sms');
    await pass(10_000);
    expect(lists()).toBe(2);
    fire(made, 'sms');
    await pass(49_000);
    expect(lists()).toBe(2);
    fire(activeNumbersRefreshClicked, undefined);
    await pass(1_000);
    expect(lists()).toBe(3);
    // The first six calls were made more than a minute ago.
    await pass(10_000);
    expect(lists()).toBe(4);
  },
);

it.each([
  [20, 30_000],
  [null, 70_000],
  [36_000, 610_000],
])('polling: backs off after a 429 that names %s s', async (retryAfterS, nextAfterMs) => {
  const { lists } = openPolling({ activeNumbers: () => rateLimited(retryAfterS) });
  await pass(nextAfterMs - 10_001);
  expect(lists()).toBe(1);
  await pass(10_001);
  expect(lists()).toBe(2);
});

it.each([
  ['does not fail for a wait that it ends by itself', 20, 'ready'],
  ['fails where the server names no time', null, 'failed'],
])('reload refused with 429: %s', async (_, retryAfterS, status) => {
  let isLimited = false;
  const { scope, fire, callsTo } = openScreen([], {
    activeNumbers: () => (isLimited ? rateLimited(retryAfterS) : { numbers: [aNumber()], pagination: null }),
  });
  fire(activeNumbersRequested, undefined);
  await pass(REPEATED_READ_GAP_MS);
  isLimited = true;
  fire(activeNumbersRequested, undefined);
  await pass(19_999);
  expect([scope.getState($activeNumbersStatus), callsTo('activeNumbers')]).toEqual([status, 2]);
  await pass(1);
  expect(callsTo('activeNumbers')).toBe(retryAfterS === null ? 2 : 3);
});

const FURTHER_SMS_MS = POLLS_PER_FURTHER_SMS * ACTIVE_NUMBERS_POLLING_MS;

const other = aNumber({ id: '9', activationId: 'a9' });
const waiting = aNumber({ id: '2', activationId: 'a2' });
const received: PurchasedNumber = { ...waiting, status: 'received', smsCode: '482913' };
const used: PurchasedNumber = { ...waiting, status: 'used' };

it.each([
  ['updates one number and leaves the others alone', waiting, () => received, received],
  ['never removes a code', received, () => waiting, received],
  ['does not make a finished number active again', used, () => received, null],
  ['does not put an unknown number on the list', waiting, () => ({ ...received, id: '77' }), waiting],
  ['changes nothing when it is refused', waiting, () => Promise.reject(rejected(404)), waiting],
])('further SMS: %s', async (_, before, answer, after) => {
  const { scope } = openScreen([other, before], { numberStatus: answer });
  await allSettled(activeNumbersRequested, { scope });
  await allSettled(numberStatusFx, { scope, params: { id: '2', startedAt: NOON } });
  expect(scope.getState($activeNumbers)).toEqual(after === null ? [other] : [other, after]);
});

const threeReceived = ['1', '2', '3'].map((id) =>
  aNumber({ id, activationId: `a${id}`, status: 'received', smsCode: '1111' }),
);
const openFurther = (
  listed = threeReceived,
  answer = (id: string) => listed.find((number) => number.id === id),
) => {
  const asked: string[] = [];
  const numberStatus = ({ params: { id } }: RequestFor<'numberStatus'>) => {
    asked.push(id);
    return answer(id) ?? Promise.reject(rejected(404));
  };
  return { ...openPolling({ numberStatus }, listed), asked };
};

it('polling for a further SMS: runs at every third poll, for each received number in turn, and shows on its card', async () => {
  const { asked, scope } = openFurther(threeReceived, (id) => ({ ...received, id, activationId: `a${id}` }));
  await pass(FURTHER_SMS_MS - 1);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['1']);
  expect(scope.getState($activeNumbers)?.map(({ smsCode }) => smsCode)).toEqual(['482913', '1111', '1111']);
  await pass(3 * FURTHER_SMS_MS);
  expect(asked).toEqual(['1', '2', '3', '1']);
});

it('polling for a further SMS: goes on in a hidden tab and on other pages, by the leading tab, without lists', async () => {
  const { asked, fire, lists } = openFurther();
  await pass(1);
  fire(activeNumbersScreen.toggled, false);
  fire(pageVisibilityChanged, false);
  await pass(2 * FURTHER_SMS_MS);
  expect([asked, lists()]).toEqual([['1', '2'], 1]);
  fire(leaderChanged, true);
  await pass(2 * FURTHER_SMS_MS);
  expect(asked).toEqual(['1', '2']);
});

it.each([
  ['Refresh', (fire: Fire) => fire(activeNumbersRefreshClicked, undefined)],
  [
    'a return to the tab',
    (fire: Fire) => {
      fire(pageVisibilityChanged, false);
      fire(pageVisibilityChanged, true);
    },
  ],
])('further SMS: %s asks for every received number, newest first, within the budget', async (_, act) => {
  const { asked, fire } = openFurther();
  await pass(1);
  for (let count = 1; count <= 4; count += 1) fire(limitedCallMade, 'sms');
  act(fire);
  await pass(1);
  // Of the ten calls of a minute three are left to the user.
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
  const { fire, lists } = openPolling();
  fire(activeNumbersScreen.toggled, false);
  await pass(REPEATED_READ_GAP_MS);
  fire(activeNumbersOwed, true);
  expect(lists()).toBe(2);
  for (let count = 1; count <= 7; count += 1) fire(limitedCallMade, 'sms');
  fire(activeNumbersOwed, true);
  await pass(59_000);
  // The purchase leads to the screen.
  fire(activeNumbersScreen.toggled, true);
  fire(activeNumbersScreen.toggled, false);
  expect(lists()).toBe(2);
  await pass(1_000);
  expect(lists()).toBe(3);
  for (let count = 1; count <= 7; count += 1) fire(limitedCallMade, 'sms');
  // Only the list shows it.
  fire(activeNumbersOwed, false);
  await pass(REPEATED_READ_GAP_MS);
  expect(lists()).toBe(4);
});

it('lists and messages: a list that no purchase owes is read on opening, however few calls are left', async () => {
  const { fire, lists } = openPolling();
  fire(activeNumbersScreen.toggled, false);
  for (let count = 1; count <= 7; count += 1) fire(limitedCallMade, 'sms');
  await pass(30_000);
  fire(activeNumbersScreen.toggled, true);
  expect(lists()).toBe(2);
});

it('lists and messages: an early fetch from before a change is not taken for the first list', () => {
  const { fire, spyOn } = openScreen();
  const dropped = spyOn(dropEarlyFetchesFx);
  fire(activeNumbersInvalidated, undefined);
  expect(dropped).toHaveBeenCalledOnce();
});

/**
 * A server with so many waiting numbers, newest first, that answers by pages; `calls` are those for lists.
 */
const openReseller = (count: number) => {
  const server = { ids: Array.from({ length: count }, (_, index) => String(count - index)) };
  const calls: string[] = [];
  const pageOf = (ids: readonly string[], page: number, limit: number) => ({
    numbers: ids
      .slice((page - 1) * limit, page * limit)
      .map((id) => aNumber({ id, activationId: `a${id}`, purchasedAt: NOON - 300_000 + Number(id) })),
    pagination: { page, limit, total: ids.length, totalPages: Math.ceil(ids.length / limit) },
  });
  const activeNumbersOf = ({ query: { page = 1, limit = 20 } }: RequestFor<'activeNumbers'>) => {
    calls.push('list');
    return pageOf(server.ids, page, limit);
  };
  const historyOf = ({ query: { page = 1, limit = 20, status } }: RequestFor<'history'>) => {
    calls.push(`${status} ${page}`);
    return pageOf(status === 'waiting' ? server.ids : [], page, limit);
  };
  return { ...openPolling({ activeNumbers: activeNumbersOf, history: historyOf }), server, calls };
};

const RECORD_CALLS = ['waiting 1', 'received 1'];

it('more than a page: the others are read from the history, and again when the total has changed', async () => {
  const { scope, server, calls } = openReseller(25);
  await pass(0);
  const known = () => scope.getState($activeNumbers)?.length;
  expect([known(), scope.getState($activeTotal), calls]).toEqual([25, 25, ['list', ...RECORD_CALLS]]);
  await pass(20_000);
  expect([known(), calls.slice(3)]).toEqual([25, ['list', 'list']]);
  // The 3rd, the oldest of a page and one beyond it are ended elsewhere.
  server.ids = server.ids.filter((id) => !['23', '6', '2'].includes(id));
  await pass(10_000);
  expect([known(), calls.slice(5)]).toEqual([22, ['list', ...RECORD_CALLS]]);
});

it('more than a page: a number that has ended since the list counts no more', async () => {
  const { scope, fire } = openReseller(25);
  await pass(1_000);
  fire(numberCancelled, '6');
  expect([scope.getState($activeNumbers)?.length, scope.getState($activeTotal)]).toEqual([24, 24]);
});

it('more than a page: Refresh reads all again, and a page is enough for twenty', async () => {
  const many = openReseller(21);
  await pass(RECORD.freshMs + 1);
  many.fire(activeNumbersRefreshClicked, undefined);
  await pass(0);
  expect(many.calls).toEqual(['list', ...RECORD_CALLS, 'list', ...RECORD_CALLS]);
  const few = openReseller(20);
  await pass(REPEATED_READ_GAP_MS);
  few.fire(activeNumbersRefreshClicked, undefined);
  await pass(0);
  expect(few.calls).toEqual(['list', 'list']);
});

it('more than a page: the rest waits while the calls of a minute are reserved', async () => {
  const { scope, fire, server, calls } = openReseller(20);
  await pass(REPEATED_READ_GAP_MS);
  for (let count = 1; count <= 7; count += 1) fire(limitedCallMade, 'sms');
  server.ids = ['22', '21', ...server.ids];
  fire(activeNumbersRefreshClicked, undefined);
  await pass(2_000);
  // The twenty on the page, and the two that it had no room for any more.
  expect([scope.getState($activeNumbers)?.length, calls]).toEqual([22, ['list', 'list']]);
  await pass(60_000);
  expect(calls).toContain('waiting 1');
});

/** A server whose list takes so long, and whose history answers at once; times of its reads in seconds. */
const openSecondSource = (listMs: number, isListDown = false) => {
  const number = aNumber();
  const readAt: number[] = [];
  const screen = openPolling({
    activeNumbers: () =>
      new Promise((resolve, reject) =>
        setTimeout(() => {
          if (isListDown) reject(rejected(500));
          else resolve({ numbers: [number], pagination: null });
        }, listMs),
      ),
    history: ({ query: { status } }) => {
      if (status === 'waiting') readAt.push((Date.now() - NOON) / 1_000);
      return { numbers: status === 'waiting' ? [number] : [], pagination: null };
    },
  });
  return { ...screen, readAt, state: () => [screen.scope.getState($activeNumbers)?.length, readAt] };
};

it('second source: is not asked where the first list is answered within a second', async () => {
  const { state } = openSecondSource(900);
  await pass(RECORD.besideMs);
  expect(state()).toEqual([1, []]);
});

it('second source: has the numbers a second after the start, and again while the list takes long', async () => {
  const { state, scope } = openSecondSource(85_000);
  await pass(RECORD.besideMs);
  expect(state()).toEqual([1, [1]]);
  expect(scope.getState($activeNumbersStatus)).toBe('ready');
  await pass(80_000);
  expect(state()).toEqual([1, [1, 31, 61]]);
});

it('second source: has the numbers where the list fails, which still says so', async () => {
  const { state, scope } = openSecondSource(500, true);
  await pass(500);
  expect(state()).toEqual([1, [0.5]]);
  expect(scope.getState($activeNumbersStatus)).toBe('failed');
});
