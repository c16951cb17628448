import { expect, it } from 'vitest';
import type { EventCallable } from 'effector';
import { limitedCallMadeInOtherTab } from '../api/client/rate-limit-budget';
import { leaderChanged, resultReceived } from '../api/cross-tab/cross-tab-cache';
import type { RealtimeMessage } from '../contracts/messages';
import { codesSeenInOtherTab, createMessageDedupe, openLiveUpdates, statusChanged } from './live-updates';
import { messagesArrived, reconnected } from './messages/events';
import { LEADER_ELECTION } from '../limits/tuning';
import { anSms } from '../testing/fixtures/an-sms';
import { createFakeApiClient } from '../testing/fakes/fake-api-client';
import { createFakeSockets } from '../testing/fakes/fake-socket';
import { createFakeTabChannel } from '../testing/fakes/fake-tab-channel';
import type { ConnectionStatus } from './connection/connection';
import type { TabMessage } from './tabs/tab-channel';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

it('message dedupe: knows 1,000 ids, and keeps the newest 500 of more', () => {
  const isRepeated = createMessageDedupe();
  for (let id = 1; id <= 1_000; id += 1) isRepeated(`${id}`);
  expect(isRepeated('1')).toBe(true);
  isRepeated('1001');
  expect(isRepeated('502')).toBe(true);
  expect(isRepeated('501')).toBe(false);
  for (let id = 1_002; id <= 1_501; id += 1) isRepeated(`${id}`);
  expect(isRepeated('1001')).toBe(false);
});

const FRAME_MS = 16;
const CONNECTED: ConnectionStatus = { state: 'connected', detail: null };

useFakeClock(Date.UTC(2026, 0, 1));

const codeOf = (message: RealtimeMessage) =>
  message.type === 'sms_received' ? message.data.code : message.type;

/** Tabs of one user, with a record of the messages that each receives. */
const openBrowser = () => {
  const group = createFakeTabChannel();
  const sockets = createFakeSockets();
  /** A tab of which the test itself is the product, for example one of another version. */
  const stranger = group.open();
  const open = async ({
    isVisible = true,
    accessToken = 'token',
  }: { readonly isVisible?: boolean; readonly accessToken?: string | null } = {}) => {
    const told: { readonly event: unknown; readonly payload: unknown }[] = [];
    const of = <T>(event: EventCallable<T>) =>
      told.flatMap((one) => (one.event === event ? [one.payload as T] : []));
    const client = { ...createFakeApiClient(), accessToken: () => accessToken };
    const live = openLiveUpdates({
      user: { id: '7', username: 'ada' },
      client,
      openSocket: sockets.openSocket,
      origin: 'https://api.test',
      clock: { now: () => Date.now() },
      tabChannel: group.open(),
      isVisible,
      tell: (event, payload) => told.push({ event, payload }),
    });
    await pass();
    /** What it was told, by event; the codes of its messages together. */
    const codes = () => of(messagesArrived).map((messages) => messages.map(codeOf));
    return { ...live, of, codes };
  };
  const broadcastsOf = (type: TabMessage['type']) => group.sent.filter((message) => message.type === type);
  return { sockets, stranger, open, broadcastsOf };
};

/** Two tabs in view, the first one leading with an open connection. */
const openTwo = async () => {
  const browser = openBrowser();
  const first = await browser.open();
  browser.sockets.current().open();
  await pass();
  const second = await browser.open();
  await pass(LEADER_ELECTION.freshMs + 1);
  return { ...browser, first, second };
};

it('leader election: notifies the leader, and another tab that it is a follower', async () => {
  const { first, second, stranger } = await openTwo();
  expect([first.of(leaderChanged), second.of(leaderChanged)]).toEqual([[false], [true]]);
  first.setVisible(false);
  await pass(LEADER_ELECTION.takeOverMs);
  expect(second.of(leaderChanged).at(-1)).toBe(false);
  // A late message of the former leader.
  stranger.broadcast({ type: 'status', userId: '7', build: 'test', status: CONNECTED });
  await pass();
  expect(second.of(leaderChanged).at(-1)).toBe(false);
});

it('leader election: connects once the connection of the former leader is closed, and is a gap for all', async () => {
  const { first, second, sockets } = await openTwo();
  first.setVisible(false);
  await pass(LEADER_ELECTION.takeOverMs + LEADER_ELECTION.connectMs - 1);
  expect([sockets.all.length, sockets.live().length]).toEqual([1, 0]);
  await pass(1);
  expect(sockets.live()).toHaveLength(1);
  expect(first.of(reconnected)).toEqual([]);
  // Nobody sees that it connects.
  for (const tab of [first, second]) expect(tab.of(statusChanged).at(-1)).toEqual(CONNECTED);
  sockets.current().open();
  await pass();
  expect([first.of(reconnected), second.of(reconnected)]).toEqual([[undefined], [undefined]]);
});

it.each([
  [LEADER_ELECTION.freshMs, 0],
  [LEADER_ELECTION.freshMs + 1, 1],
])(
  'leader election: a connection %i ms after the tab was opened means %i gaps, and one for each loss',
  async (ms, gaps) => {
    const { open, sockets } = openBrowser();
    await open();
    const tab = await open();
    await pass(ms - LEADER_ELECTION.connectMs);
    tab.retry();
    await pass(LEADER_ELECTION.connectMs);
    sockets.current().open();
    expect(tab.of(reconnected)).toHaveLength(gaps);
    sockets.current().drop();
    await pass(3_000);
    expect(tab.of(reconnected)).toHaveLength(gaps);
    sockets.current().open();
    expect(tab.of(reconnected)).toHaveLength(gaps + 1);
  },
);

it('leader election: a connection lost soon after the tab was opened is a gap', async () => {
  const { open, sockets } = openBrowser();
  const tab = await open();
  sockets.current().open();
  await pass(1_000);
  sockets.current().drop();
  await pass(3_000);
  sockets.current().open();
  expect(tab.of(reconnected)).toHaveLength(1);
});

it('live messages: reach all tabs with the next animation frame, each once, except those for another user', async () => {
  const { first, second, sockets, broadcastsOf } = await openTwo();
  sockets.current().push(anSms('1'));
  sockets.current().push(anSms('2', { userId: 7, messageId: 'm1' }));
  sockets.current().push(anSms('2', { userId: 7, messageId: 'm1' }));
  sockets.current().push(anSms('3', { userId: 8 }));
  await pass(FRAME_MS - 1);
  expect([first.codes(), second.codes()]).toEqual([[], []]);
  await pass(1);
  expect([first.codes(), second.codes()]).toEqual([[['1', '2']], [['1', '2']]]);
  expect(broadcastsOf('frames')).toHaveLength(1);
});

it('live messages: received just before the lead is lost reach all tabs at once', async () => {
  const { first, second, sockets } = await openTwo();
  sockets.current().push(anSms('1'));
  // A hidden tab may have to wait a minute for its next frame.
  second.retry();
  await pass();
  expect([first.codes(), second.codes()]).toEqual([[['1']], [['1']]]);
});

it('live messages: from another tab are checked for readability, duplicates and user', async () => {
  const { second, stranger } = await openTwo();
  const frames = [
    anSms('1', { messageId: 'm1' }),
    anSms('1', { messageId: 'm1' }),
    anSms('2', { userId: 8 }),
  ];
  stranger.broadcast({
    type: 'frames',
    userId: '7',
    build: 'test',
    frames: ['{', ...frames.map((frame) => JSON.stringify(frame))],
  });
  await pass();
  expect(second.codes()).toEqual([['1']]);
});

it('live messages: received just before closing are dropped, and nothing runs after it', async () => {
  const { first, second, stranger, sockets, broadcastsOf } = await openTwo();
  sockets.current().push(anSms('1'));
  first.close();
  second.close();
  expect(sockets.live()).toHaveLength(0);
  const clockSample = broadcastsOf('status').length;
  stranger.broadcast({ type: 'frames', userId: '7', build: 'test', frames: [JSON.stringify(anSms('2'))] });
  await pass(60_000);
  expect([first.codes(), second.codes()]).toEqual([[], []]);
  expect([sockets.all.length, broadcastsOf('status').length]).toEqual([1, clockSample]);
  for (const tab of [first, second]) expect(tab.of(statusChanged).at(-1)).toEqual(CONNECTED);
});

it('tab messages: of another user are ignored, and so are results of another build', async () => {
  const { second, stranger } = await openTwo();
  const other = { userId: '8', build: 'test' } as const;
  const answer = { path: '/numbers/active', key: '{}', result: [], startedAt: 1 };
  stranger.broadcast({ type: 'seen', ...other });
  stranger.broadcast({ type: 'reconnected', ...other });
  stranger.broadcast({ type: 'answer', answer, ...other });
  stranger.broadcast({ type: 'answer', answer, userId: '7', build: 'another' });
  await pass();
  const shared = [reconnected, codesSeenInOtherTab, limitedCallMadeInOtherTab, resultReceived];
  for (const event of shared) expect(second.of(event as EventCallable<unknown>)).toEqual([]);
});
