import { expect, it, vi } from 'vitest';
import { createOpenConnection } from '../../testing/harness/recorded-connection';
import type { FakeSocket } from '../../testing/fakes/fake-socket';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import { DAY_MS } from '../../limits/spec';

const sms = { type: 'sms_received', data: { activationId: 'a1', code: '1234' } };

const NOW = Date.UTC(2026, 0, 1);
const sentPings = ({ sent }: FakeSocket) =>
  (sent as readonly { type: string; messageId: string }[]).filter(({ type }) => type === 'ping');

useFakeClock(NOW);

it.each([
  ['the first ping', 0, 0],
  // Each interval counts from its own ping.
  ['a later ping', 30_000, 0],
  ['a ping, checked half an interval late', 0, 15_000],
])('heartbeat: replaces a socket that stays silent after %s', (_, respondsMs, lateMs) => {
  const { sockets, status } = createOpenConnection();
  if (respondsMs > 0) sockets.current().push({ type: 'pong' });
  vi.advanceTimersByTime(respondsMs);
  vi.setSystemTime(Date.now() + lateMs);
  vi.advanceTimersByTime(29_999);
  expect(status()?.state).toBe('connected');
  vi.advanceTimersByTime(1);
  expect(status()).toEqual({ state: 'disconnected', detail: 'Connection lost unexpectedly' });
  expect(sockets.live()).toHaveLength(0);
});

it('heartbeat: probes first when the timer itself was late', () => {
  const { sockets, status } = createOpenConnection();
  // The machine slept: the clock went on while timers stood still.
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(30_000);
  expect(status()?.state).toBe('connected');
  expect(sentPings(sockets.current())).toHaveLength(2);
  vi.advanceTimersByTime(30_000);
  expect(status()?.state).toBe('disconnected');
});

const PONGED_AT = NOW + 200;

it.each([
  ['of its ping', {}, PONGED_AT + DAY_MS, [{ by: 'pong', leastMs: DAY_MS, mostMs: DAY_MS + 200 }]],
  ['without an id', { messageId: null }, PONGED_AT - 100, [{ by: 'pong', leastMs: -100, mostMs: 100 }]],
  ['of an earlier ping: none', { messageId: 'ping_0' }, PONGED_AT, []],
  ['without a time: none', {}, undefined, []],
])('heartbeat: takes the clock sample of a pong %s', (_, fields, timestamp, samples) => {
  const { sockets, onServerTime } = createOpenConnection();
  const [ping] = sentPings(sockets.current());
  vi.advanceTimersByTime(200);
  sockets.current().push({ type: 'pong', data: { messageId: ping?.messageId, timestamp, ...fields } });
  expect(onServerTime.mock.calls.flat()).toEqual(samples);
  expect(sentPings(sockets.current())).toHaveLength(samples.length + 1);
});

it('heartbeat: accepts what it does not understand as a sign of life', () => {
  const { sockets, status } = createOpenConnection();
  vi.advanceTimersByTime(29_999);
  sockets.current().pushText('{');
  vi.advanceTimersByTime(1);
  expect(status()?.state).toBe('connected');
});

it('socket messages: delivers valid ones of the maximum length, and survives the rest', () => {
  const { sockets, messages } = createOpenConnection();
  const { pushText } = sockets.current();
  const longest = JSON.stringify(sms).padEnd(64 * 1024);
  ['', 'null', '[]', '{', '{"type":"__proto__"}', `${longest} `].forEach(pushText);
  expect(messages).toEqual([]);
  pushText(longest);
  expect(messages).toMatchObject([{ type: 'sms_received', data: { code: '1234' } }]);
});

it('socket messages: ignores those of a replaced socket', async () => {
  const { sockets, messages, status } = createOpenConnection();
  const first = sockets.current();
  await vi.advanceTimersByTimeAsync(33_000);
  sockets.current().open();
  first.push(sms);
  first.drop(1008);
  expect(messages).toEqual([]);
  expect(status()?.state).toBe('connected');
  expect(sockets.live()).toHaveLength(1);
});
