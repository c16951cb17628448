import { expect, it, vi } from 'vitest';
import { createOpenConnection } from '../../testing/harness/recorded-connection';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const sms = { type: 'sms_received', data: { activationId: 'a1', code: '1234' } };

const pings = (sent: readonly unknown[]) =>
  sent.filter((frame) => JSON.stringify(frame).includes('"type":"ping"'));

useFakeClock(Date.UTC(2026, 0, 1));

it('heartbeat: pings at once and every 30 s while the server responds', () => {
  const { sockets, status } = createOpenConnection();
  for (let count = 1; count <= 4; count += 1) {
    expect(pings(sockets.current().sent)).toHaveLength(count);
    sockets.current().push({ type: 'pong' });
    vi.advanceTimersByTime(30_000);
  }
  expect(status()?.state).toBe('connected');
});

it('heartbeat: replaces a socket that stays silent after a ping', () => {
  const { sockets, status } = createOpenConnection();
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
  expect(pings(sockets.current().sent)).toHaveLength(2);
  vi.advanceTimersByTime(30_000);
  expect(status()?.state).toBe('disconnected');
});

it('heartbeat: measures bounds of the server clock', () => {
  const { sockets, onServerTime } = createOpenConnection();
  const [ping] = sockets.current().sent as readonly { messageId: string }[];
  vi.advanceTimersByTime(200);
  const data = { messageId: ping?.messageId, timestamp: Date.now() - 100 + 86_400_000 };
  sockets.current().push({ type: 'pong', data });
  expect(onServerTime).toHaveBeenCalledExactlyOnceWith({
    by: 'pong',
    leastMs: 86_400_000 - 100,
    mostMs: 86_400_000 + 100,
  });
});

it('heartbeat: pings a second time at once after the first pong with a time, and only then', () => {
  const { sockets } = createOpenConnection();
  const answer = () => sockets.current().push({ type: 'pong', data: { timestamp: Date.now() } });
  answer();
  expect(pings(sockets.current().sent)).toHaveLength(2);
  answer();
  expect(pings(sockets.current().sent)).toHaveLength(2);
});

it('heartbeat: sends the time and a unique id with each ping', () => {
  const { sockets } = createOpenConnection();
  sockets.current().push({ type: 'pong' });
  vi.advanceTimersByTime(30_000);
  const [first, second] = sockets.current().sent as readonly { messageId: string }[];
  expect(first).toEqual({
    type: 'ping',
    messageId: expect.stringMatching(/^ping_1767225600000_[\da-z]+$/) as string,
    timestamp: '2026-01-01T00:00:00.000Z',
  });
  expect(second).toMatchObject({ type: 'ping', timestamp: '2026-01-01T00:00:30.000Z' });
  expect(second?.messageId).not.toBe(first?.messageId);
});

it.each([
  ['a message', JSON.stringify(sms)],
  ['what it does not understand', '{'],
])('heartbeat: accepts %s as a sign of life', (_, frame) => {
  const { sockets, status } = createOpenConnection();
  vi.advanceTimersByTime(29_999);
  sockets.current().pushText(frame);
  vi.advanceTimersByTime(1);
  expect(status()?.state).toBe('connected');
});

it('heartbeat: treats a timer that was late by half an interval as on time', () => {
  const { sockets } = createOpenConnection();
  vi.setSystemTime(Date.now() + 15_000);
  vi.advanceTimersByTime(30_000);
  expect(sockets.live()).toHaveLength(0);
});

it('heartbeat: counts an interval from the last ping', () => {
  const { sockets } = createOpenConnection();
  sockets.current().push({ type: 'pong' });
  vi.advanceTimersByTime(30_000);
  vi.advanceTimersByTime(30_000);
  expect(sockets.live()).toHaveLength(0);
});

it('heartbeat: takes no clock sample from a pong without a time', () => {
  const { sockets, onServerTime } = createOpenConnection();
  const [ping] = sockets.current().sent as readonly { messageId: string }[];
  sockets.current().push({ type: 'pong', data: { messageId: ping?.messageId } });
  expect(onServerTime).not.toHaveBeenCalled();
  expect(sockets.current().sent).toHaveLength(1);
});

it('heartbeat: matches a pong without an id with the last ping', () => {
  const { sockets, onServerTime } = createOpenConnection();
  vi.advanceTimersByTime(200);
  sockets.current().push({ type: 'pong', data: { timestamp: Date.now() } });
  expect(onServerTime).toHaveBeenCalledExactlyOnceWith({ by: 'pong', leastMs: 0, mostMs: 200 });
});

it('heartbeat: ignores the pong of an earlier ping', () => {
  const { sockets, onServerTime } = createOpenConnection();
  sockets.current().push({ type: 'pong', data: { messageId: 'ping_0', timestamp: 1 } });
  expect(onServerTime).not.toHaveBeenCalled();
});

it('socket messages: delivers valid ones and survives the rest', () => {
  const { sockets, messages } = createOpenConnection();
  const socket = sockets.current();
  ['', 'null', '[]', '{', '{"type":"__proto__"}', `"${'x'.repeat(70_000)}"`].forEach(socket.pushText);
  socket.push({ ...sms, data: { ...sms.data, filler: 'x'.repeat(64 * 1024) } });
  expect(messages).toEqual([]);
  socket.push(sms);
  expect(messages).toMatchObject([{ type: 'sms_received', data: { code: '1234' } }]);
});

it('socket messages: accepts the maximum length, and nothing longer', () => {
  const { sockets, messages } = createOpenConnection();
  const frame = JSON.stringify(sms).padEnd(64 * 1024);
  sockets.current().pushText(frame);
  sockets.current().pushText(`${frame} `);
  expect(messages).toHaveLength(1);
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

it('socket messages: ignores those after closing', () => {
  const { sockets, messages, connection } = createOpenConnection();
  connection.close();
  sockets.current().push(sms);
  vi.advanceTimersByTime(600_000);
  expect(messages).toEqual([]);
  expect(sockets.all).toHaveLength(1);
  expect(sockets.live()).toHaveLength(0);
});

it('socket messages: sends one ping after reopening, and none from before', async () => {
  const { sockets, connection } = createOpenConnection();
  sockets.current().drop();
  connection.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets.current().sent).toEqual([]);
  sockets.current().open();
  expect(pings(sockets.current().sent)).toHaveLength(1);
  expect(sockets.current().sent).toHaveLength(1);
});
