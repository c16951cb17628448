import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { PurchasedNumber } from '../../contracts/number';
import type { RequestFor } from '../../contracts/operations';
import { pageVisibilityChanged } from '../../lib/page';
import { ACTIVE_NUMBERS_POLLING_MS } from '../../limits/spec';
import {
  ANNOUNCED_NUMBER_MS,
  CALL_WINDOW_MS,
  POLLS_PER_FURTHER_SMS,
  REPEATED_READ_GAP_MS,
  SLOW_READ_MS,
} from '../../limits/tuning';
import {
  $activeNumbers,
  $activeNumbersStatus,
  $activeTotal,
  $isActiveNumbersLoading,
  $isActiveNumbersSlow,
  activeNumbersInvalidated,
  activeNumbersOpened,
  activeNumbersRefreshClicked,
  activeNumbersRequested,
} from './active-numbers';
import { activeNumbersScreen, autoRefreshToggled, numberStatusFx } from './polling';
import { dropEarlyFetchesFx } from '../../api/client/operation-fx';
import { limitedCallMade, limitedCallMadeInOtherTab } from '../../api/client/rate-limit-budget';
import { numberExpired, numberPurchased, reconnected, smsReceived } from '../../realtime/messages/events';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { aReceivedSms } from '../../testing/fixtures/an-sms';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import type { FakeCalls } from '../../testing/fakes/fake-api-client';
import { $numberCards } from '../cards/cards';
import { openScreen, rejected } from '../../testing/fixtures/numbers.fixture';

useFakeClock(NOON);

/** The screen of active numbers, opened. `lists` counts the loads of the list. */
const openPolling = (calls?: FakeCalls, numbers = [aNumber()]) => {
  const screen = openScreen(numbers, calls);
  screen.fire(activeNumbersScreen.toggled, true);
  return { ...screen, lists: () => screen.callsTo('activeNumbers') };
};
type Fire = ReturnType<typeof openScreen>['fire'];
const rateLimited = (retryAfterS?: number | null) => {
  throw rejected(429, 'SMS operation rate limit exceeded', retryAfterS) as unknown;
};

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

/** Lists that take so long, in ms; `most` counts those at the server at the same time, also after they were given up. */
const openSlow = (takesMs: (limit: number) => number, count = 1) => {
  const server = { now: 0, most: 0 };
  const screen = openPolling({
    activeNumbers: async ({ query: { limit = 20 } }) => {
      server.now += 1;
      server.most = Math.max(server.most, server.now);
      await new Promise((resolve) => setTimeout(resolve, takesMs(limit)));
      server.now -= 1;
      const numbers = Array.from({ length: Math.min(count, limit) }, (_, index) =>
        aNumber({ id: `${index}` }),
      );
      return { numbers, pagination: { page: 1, limit, total: count, totalPages: 1 } };
    },
  });
  return { ...screen, server };
};

it('polling: a list that takes long is never asked for twice, and the next timed one is as late as it took', async () => {
  const { fire, lists, server, scope } = openSlow(() => 40_000);
  await pass(SLOW_READ_MS - 1);
  expect(scope.getState($isActiveNumbersSlow)).toBe(false);
  await pass(1);
  expect(scope.getState($isActiveNumbersSlow)).toBe(true);
  for (const event of [activeNumbersRefreshClicked, reconnected, activeNumbersOpened]) fire(event, undefined);
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

it('polling: the list of all numbers is never read beside the page of twenty', async () => {
  const { fire, lists, server, scope } = openSlow((limit) => 200 * limit, 60);
  await pass(6_000);
  expect([lists(), scope.getState($isActiveNumbersLoading)]).toEqual([2, false]);
  fire(activeNumbersRefreshClicked, undefined);
  expect([lists(), scope.getState($isActiveNumbersLoading)]).toEqual([2, true]);
  await pass(5 * 60_000);
  expect(lists()).toBeGreaterThan(5);
  expect(server.most).toBe(1);
});

it('polling: pauses while the page is hidden and resumes with it', async () => {
  const { fire, lists } = openPolling();
  fire(pageVisibilityChanged, false);
  await pass(60_000);
  expect(lists()).toBe(1);
  fire(pageVisibilityChanged, true);
  expect(lists()).toBe(2);
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
  ['changes nothing when it is refused', waiting, () => Promise.reject(rejected(404, null)), waiting],
])('further SMS: %s', async (_, before, answer, after) => {
  const { scope } = openScreen([other, before], { numberStatus: answer });
  await allSettled(activeNumbersRequested, { scope });
  await allSettled(numberStatusFx, { scope, params: { params: { id: '2' } } });
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
    return answer(id) ?? Promise.reject(rejected(404, null));
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

/** Lists that arrive on demand. */
const slowScreen = (lists: (readonly PurchasedNumber[])[]) => {
  const answers: (() => void)[] = [];
  const screen = openScreen([], {
    activeNumbers: () => {
      const numbers = lists[answers.length] ?? [];
      return new Promise((resolve) => answers.push(() => resolve({ numbers, pagination: null })));
    },
  });
  /** Answers one call; from then on, a read makes a call of its own. */
  const answer = async (call: number) => {
    answers[call]?.();
    await pass(REPEATED_READ_GAP_MS);
  };
  return { ...screen, answer };
};

const expired = { activationId: 'a1', purchaseId: '1', phoneNumber: '' };

it.each([
  ['an SMS', (fire: Fire) => fire(smsReceived, [aReceivedSms()]), { smsCode: '1234', receivedAt: NOON }],
  ['an expiry', (fire: Fire) => fire(numberExpired, expired), null],
])('lists and messages: %s received during the call of an older list stays', async (_, receive, shown) => {
  const newest = aNumber({ status: 'received', smsCode: '9999' });
  const { scope, fire, answer } = slowScreen([[aNumber()], [aNumber()], [newest]]);
  fire(activeNumbersRequested, undefined);
  await answer(0);
  fire(activeNumbersRequested, undefined);
  receive(fire);
  await answer(1);
  expect(scope.getState($activeNumbers)).toMatchObject(shown === null ? [] : [shown]);
  fire(activeNumbersRequested, undefined);
  await answer(2);
  expect(scope.getState($activeNumbers)).toEqual([newest]);
});

it('lists and messages: an announced number shows at once, also where the list is older or missing', async () => {
  const { scope, fire, answer } = slowScreen([[aNumber()], [aNumber()], []]);
  const ids = () => scope.getState($activeNumbers)?.map(({ id }) => id);
  fire(activeNumbersRequested, undefined);
  await answer(0);
  fire(activeNumbersRequested, undefined);
  const number = aNumber({ id: 'bought', activationId: 'a2' });
  fire(numberPurchased, { purchaseId: 'bought', number });
  fire(numberPurchased, { purchaseId: 'bought', number });
  expect(ids()).toEqual(['bought', '1']);
  await answer(1);
  expect(ids()).toEqual(['bought', '1']);
  fire(activeNumbersRequested, undefined);
  await answer(2);
  expect(ids()).toEqual(['bought']);
  expect(scope.getState($numberCards).get('bought')?.note).toBe("Not in the server's list yet");
  await pass(ANNOUNCED_NUMBER_MS);
  fire(activeNumbersRequested, undefined);
  await answer(3);
  expect(ids()).toEqual([]);
});

it('lists and messages: the list loads for an SMS to an unknown number, for the first time or again', async () => {
  const { fire, callsTo } = openScreen();
  for (const calls of [1, 2]) {
    fire(smsReceived, [aReceivedSms({ activationId: 'unheard-of' })]);
    await pass(REPEATED_READ_GAP_MS);
    expect(callsTo('activeNumbers')).toBe(calls);
  }
});

it('lists and messages: an early fetch from before a change is not taken for the first list', () => {
  const { fire, spyOn } = openScreen();
  const dropped = spyOn(dropEarlyFetchesFx);
  fire(activeNumbersInvalidated, undefined);
  expect(dropped).toHaveBeenCalledOnce();
});

/** A server with so many live numbers, newest first, that answers by pages. */
const openReseller = (count: number) => {
  const server = { ids: Array.from({ length: count }, (_, index) => String(count - index)) };
  const limits: number[] = [];
  const activeNumbersOf = ({ query: { page = 1, limit = 20 } }: RequestFor<'activeNumbers'>) => {
    limits.push(limit);
    const ids = server.ids.slice((page - 1) * limit, page * limit);
    const numbers = ids.map((id) => aNumber({ id, activationId: `a${id}` }));
    const total = server.ids.length;
    return { numbers, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
  };
  return { ...openPolling({ activeNumbers: activeNumbersOf }), server, limits };
};

it('more than a page: all numbers are read once, and again when the total has changed', async () => {
  const { scope, server, limits } = openReseller(25);
  await pass(0);
  const known = () => scope.getState($activeNumbers)?.length;
  expect([known(), scope.getState($activeTotal), limits]).toEqual([25, 25, [20, 100]]);
  await pass(20_000);
  expect([known(), limits]).toEqual([25, [20, 100, 20, 20]]);
  // The 3rd, the oldest of a page and one beyond it are ended elsewhere.
  server.ids = server.ids.filter((id) => !['23', '6', '2'].includes(id));
  await pass(10_000);
  expect([known(), limits.slice(4)]).toEqual([22, [20, 100]]);
});

it('more than a page: with more than a hundred, as many pages as there are, as one list', async () => {
  const { scope, fire, server, limits } = openReseller(230);
  const known = () => scope.getState($activeNumbers)?.map(({ id }) => id);
  await pass(0);
  expect([known(), limits]).toEqual([server.ids, [20, 100, 100, 100]]);
  await pass(10_000);
  expect(limits.slice(4)).toEqual([20]);
  // Ended elsewhere, one on each page.
  server.ids = server.ids.filter((id) => !['220', '120', '2'].includes(id));
  await pass(CALL_WINDOW_MS);
  fire(activeNumbersRefreshClicked, undefined);
  await pass(CALL_WINDOW_MS);
  expect(known()).toEqual(server.ids);
});

it('more than a page: Refresh reads all again, and a page is enough for twenty', async () => {
  const many = openReseller(21);
  await pass(REPEATED_READ_GAP_MS);
  many.fire(activeNumbersRefreshClicked, undefined);
  await pass(0);
  expect(many.limits).toEqual([20, 100, 20, 100]);
  const few = openReseller(20);
  await pass(REPEATED_READ_GAP_MS);
  few.fire(activeNumbersRefreshClicked, undefined);
  await pass(0);
  expect(few.limits).toEqual([20, 20]);
});

it('more than a page: the rest waits while the calls of a minute are reserved', async () => {
  const { scope, fire, server, limits } = openReseller(20);
  await pass(REPEATED_READ_GAP_MS);
  for (let count = 1; count <= 7; count += 1) fire(limitedCallMade, 'sms');
  server.ids = ['22', '21', ...server.ids];
  fire(activeNumbersRefreshClicked, undefined);
  await pass(2_000);
  // The twenty on the page, and the two that it had no room for any more.
  expect([scope.getState($activeNumbers)?.length, limits]).toEqual([22, [20, 20]]);
  await pass(60_000);
  expect(limits).toContain(100);
});
