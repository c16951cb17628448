import { allSettled, type EventCallable } from 'effector';
import { expect, it } from 'vitest';
import { $apiClient } from '../api/client/operation-fx';
import { $user } from '../api/session/current-user';
import { $serverOffsetMs, responseClockSampled } from '../lib/time/clock';
import { pageFrozen, pageResumed } from '../lib/page';
import { CONNECTION_TIMING } from '../limits/spec';
import { ada, createTestScope } from '../testing/harness/create-test-scope';
import { createFakeSockets } from '../testing/fakes/fake-socket';
import { createFakeTabChannel } from '../testing/fakes/fake-tab-channel';
import {
  $connectionStatus,
  codesSeen,
  paymentViewClosed,
  paymentViewOpened,
  realtimeRequested,
  reconnectClicked,
} from './model';
import { codesSeenInOtherTab } from './live-updates';
import { $openSocket, $realtimeOrigin } from './ports';
import { $tabChannel } from './tabs/tab-channel';
import { reconnected } from './messages/events';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

useFakeClock(Date.UTC(2026, 0, 1));

type Values = NonNullable<NonNullable<Parameters<typeof createTestScope>[0]>['values']>;

/** A tab of Ada's in which live updates are wanted. */
const openTab = async (values: Values = []) => {
  const sockets = createFakeSockets();
  const { scope, spyOn } = createTestScope({
    user: ada,
    values: [[$openSocket, sockets.openSocket], [$realtimeOrigin, 'https://api.test'], ...values],
  });
  const fire = async <T>(unit: EventCallable<T>, params: T) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await pass();
  };
  await fire(realtimeRequested, undefined);
  return { sockets, scope, fire, spyOn, status: () => scope.getState($connectionStatus)?.state ?? null };
};

const openConnected = async (values?: Values) => {
  const tab = await openTab(values);
  tab.sockets.current().open();
  await pass();
  return tab;
};

it.each([
  ['there is no means to connect', [[$openSocket, null]]],
  ['there is no client', [[$apiClient, null]]],
  ['the user is signed out', [[$user, null]]],
] satisfies [string, Values][])(
  'live updates: do nothing where %s, and other tabs receive nothing',
  async (_, values) => {
    const group = createFakeTabChannel();
    const other = group.open();
    const { sockets, fire, status } = await openTab([[$tabChannel, group.open()], ...values]);
    await fire(reconnectClicked, undefined);
    await fire(codesSeen, undefined);
    expect(group.sent).toEqual([]);
    other.broadcast({
      type: 'status',
      userId: '7',
      build: 'test',
      status: { state: 'connected', detail: null },
    });
    await pass();
    expect([sockets.all.length, status()]).toEqual([0, null]);
  },
);

it('live updates: a page that was frozen connects again, after a gap', async () => {
  const { sockets, fire, spyOn } = await openConnected();
  const gap = spyOn(reconnected);
  await fire(pageFrozen, undefined);
  await fire(pageResumed, undefined);
  expect([sockets.all.length, sockets.live().length]).toEqual([2, 1]);
  expect(gap).toHaveBeenCalledTimes(1);
});

const { usual, payments } = CONNECTION_TIMING;

/** A lost connection is retried after exactly this time. */
const expectRetryAfter = async (delayMs: number, { sockets }: Awaited<ReturnType<typeof openTab>>) => {
  sockets.current().drop();
  await pass(delayMs - 1);
  expect(sockets.live()).toHaveLength(0);
  await pass(1);
  expect(sockets.live()).toHaveLength(1);
};

it.each([
  ['opens', [paymentViewOpened], payments],
  ['closes again', [paymentViewOpened, paymentViewClosed], usual],
])('payment view: changes the reconnect delay when it %s', async (_, events, { firstDelayMs }) => {
  const tab = await openConnected();
  for (const event of events) await tab.fire(event, undefined);
  await expectRetryAfter(firstDelayMs, tab);
});

it('tab channel: shares seen codes and clock samples', async () => {
  const group = createFakeTabChannel();
  const first = await openConnected([[$tabChannel, group.open()]]);
  const second = await openTab([[$tabChannel, group.open()]]);
  const seen = second.spyOn(codesSeenInOtherTab);
  await first.fire(codesSeen, undefined);
  const clockSample = { by: 'response', leastMs: 60_000, mostMs: 60_000 } as const;
  for (let count = 0; count < 2; count += 1) await first.fire(responseClockSampled, clockSample);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(second.scope.getState($serverOffsetMs)).toBe(60_000);
});
