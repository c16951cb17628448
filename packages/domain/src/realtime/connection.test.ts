import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RealtimeMessage } from '../contracts';
import { createFakeSockets } from '../testing/fake-socket';
import { createConnection, type ConnectionStatus } from './connection';

const established = { type: 'connection_established', data: {} };
const sms = { type: 'sms_received', data: { activationId: 'a1', code: '1234' } };

const setUp = ({ refreshToken = async () => {} }: { refreshToken?: () => Promise<void> } = {}) => {
  const sockets = createFakeSockets();
  const statuses: ConnectionStatus[] = [];
  const messages: RealtimeMessage[] = [];
  const onReconnected = vi.fn();
  const onServerOffset = vi.fn();
  const refresh = vi.fn(refreshToken);
  let opened = 0;
  const connection = createConnection({
    openSocket: sockets.openSocket,
    url: () => `ws://x/${(opened += 1)}`,
    refreshToken: refresh,
    clock: { now: () => Date.now() },
    onStatus: (status) => statuses.push(status),
    onMessage: (message) => messages.push(message),
    onReconnected,
    onServerOffset,
  });
  connection.open();
  const status = () => statuses.at(-1);
  return { connection, sockets, status, messages, onReconnected, onServerOffset, refresh };
};

const setUpOpen = (options = {}) => {
  const world = setUp(options);
  world.sockets.current().open();
  return world;
};

const pings = (sent: readonly unknown[]) =>
  sent.filter((frame) => JSON.stringify(frame).includes('"type":"ping"'));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('connecting', () => {
  it('is connected once the socket is open', () => {
    const { sockets, status } = setUp();
    expect(status()).toEqual({ state: 'connecting', detail: null });
    sockets.current().open();
    expect(status()).toEqual({ state: 'connected', detail: null });
  });

  it('gives up an attempt after 10 s', () => {
    const { sockets, status } = setUp();
    vi.advanceTimersByTime(9_999);
    expect(status()?.state).toBe('connecting');
    vi.advanceTimersByTime(1);
    expect(status()).toEqual({ state: 'disconnected', detail: 'Connection timeout' });
    expect(sockets.live()).toHaveLength(0);
  });
});

describe('reconnecting', () => {
  it('waits 3, 6, 12, 24 and 30 s, then gives up', () => {
    const { sockets, status } = setUp();
    for (const seconds of [3, 6, 12, 24, 30]) {
      sockets.current().drop();
      expect(status()).toEqual({ state: 'disconnected', detail: 'Connection lost unexpectedly' });
      const opened = sockets.all.length;
      vi.advanceTimersByTime(seconds * 1_000 - 1);
      expect(sockets.all).toHaveLength(opened);
      vi.advanceTimersByTime(1);
      expect(sockets.all).toHaveLength(opened + 1);
    }
    sockets.current().drop();
    expect(status()).toEqual({ state: 'error', detail: 'Failed to reconnect after maximum attempts' });
    vi.advanceTimersByTime(600_000);
    expect(sockets.all).toHaveLength(6);
  });

  it('counts anew once the server has spoken, and not just for an open socket', () => {
    const { sockets } = setUpOpen();
    sockets.current().drop();
    vi.advanceTimersByTime(3_000);
    sockets.current().open();
    sockets.current().drop();
    vi.advanceTimersByTime(3_000);
    expect(sockets.all).toHaveLength(2);
    vi.advanceTimersByTime(3_000);
    expect(sockets.all).toHaveLength(3);

    sockets.current().open();
    sockets.current().push(established);
    sockets.current().drop();
    vi.advanceTimersByTime(3_000);
    expect(sockets.all).toHaveLength(4);
  });

  it('tells of the gap after a reconnect, not at the first connection', () => {
    const { sockets, onReconnected } = setUpOpen();
    expect(onReconnected).not.toHaveBeenCalled();
    sockets.current().drop();
    vi.advanceTimersByTime(3_000);
    sockets.current().open();
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });

  it('connects at once when woken while it waits, even after giving up', () => {
    const { sockets, connection } = setUp();
    for (const seconds of [3, 6, 12, 24, 30, 0]) {
      sockets.current().drop();
      vi.advanceTimersByTime(seconds * 1_000);
    }
    connection.wake();
    expect(sockets.all).toHaveLength(7);
    sockets.current().drop();
    vi.advanceTimersByTime(3_000);
    expect(sockets.all).toHaveLength(8);
  });

  it.each([1000, 1001])('does not follow a close with %i', (code) => {
    const { sockets, status, connection } = setUpOpen();
    sockets.current().drop(code);
    expect(status()).toEqual({ state: 'disconnected', detail: null });
    connection.wake();
    vi.advanceTimersByTime(600_000);
    expect(sockets.all).toHaveLength(1);
  });
});

describe('authentication', () => {
  it.each([
    ['close 1008', (sockets: ReturnType<typeof createFakeSockets>) => sockets.current().drop(1008)],
    [
      'auth_error',
      (sockets: ReturnType<typeof createFakeSockets>) => sockets.current().push({ type: 'auth_error' }),
    ],
  ])('gets one new token and tries once more after %s, then stops', async (_, refuse) => {
    const { sockets, status, refresh } = setUpOpen();
    refuse(sockets);
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(sockets.all).toHaveLength(2);

    sockets.current().open();
    refuse(sockets);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(status()).toEqual({ state: 'error', detail: 'Authentication failed' });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(sockets.all).toHaveLength(2);
    expect(sockets.live()).toHaveLength(0);
  });

  it('reconnects as after any loss when the new token cannot be had', async () => {
    const { sockets, status } = setUpOpen({ refreshToken: () => Promise.reject({ kind: 'network' }) });
    sockets.current().drop(1008);
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toEqual({ state: 'disconnected', detail: 'Connection lost unexpectedly' });
    vi.advanceTimersByTime(3_000);
    expect(sockets.all).toHaveLength(2);
  });

  it('stays closed when it was closed while the token was on its way', async () => {
    const { sockets, connection } = setUpOpen();
    sockets.current().drop(1008);
    connection.close();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets.all).toHaveLength(1);
  });
});

describe('heartbeat', () => {
  it('pings at once and every 30 s while the server answers', () => {
    const { sockets, status } = setUpOpen();
    for (let count = 1; count <= 4; count += 1) {
      expect(pings(sockets.current().sent)).toHaveLength(count);
      sockets.current().push({ type: 'pong' });
      vi.advanceTimersByTime(30_000);
    }
    expect(status()?.state).toBe('connected');
  });

  it('replaces a socket that stays silent after a ping', () => {
    const { sockets, status } = setUpOpen();
    vi.advanceTimersByTime(29_999);
    expect(status()?.state).toBe('connected');
    vi.advanceTimersByTime(1);
    expect(status()).toEqual({ state: 'disconnected', detail: 'Connection lost unexpectedly' });
    expect(sockets.live()).toHaveLength(0);
  });

  it('probes first when the timer itself was late', () => {
    const { sockets, status } = setUpOpen();
    // The machine slept: the clock went on while timers stood still.
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(30_000);
    expect(status()?.state).toBe('connected');
    expect(pings(sockets.current().sent)).toHaveLength(2);
    vi.advanceTimersByTime(30_000);
    expect(status()?.state).toBe('disconnected');
  });

  it('learns the offset of the server clock, half a round trip taken off', () => {
    const { sockets, onServerOffset } = setUpOpen();
    const [ping] = sockets.current().sent as readonly { messageId: string }[];
    vi.advanceTimersByTime(200);
    const data = { messageId: ping?.messageId, timestamp: Date.now() - 100 + 86_400_000 };
    sockets.current().push({ type: 'pong', data });
    expect(onServerOffset).toHaveBeenCalledExactlyOnceWith(86_400_000);
  });

  it('ignores the pong of an earlier ping', () => {
    const { sockets, onServerOffset } = setUpOpen();
    sockets.current().push({ type: 'pong', data: { messageId: 'ping_0', timestamp: 1 } });
    expect(onServerOffset).not.toHaveBeenCalled();
  });
});

describe('messages', () => {
  it('passes on what it understands and survives the rest', () => {
    const { sockets, messages } = setUpOpen();
    const socket = sockets.current();
    ['', 'null', '[]', '{', '{"type":"__proto__"}', `"${'x'.repeat(70_000)}"`].forEach(socket.pushText);
    socket.push({ ...sms, data: { ...sms.data, filler: 'x'.repeat(64 * 1024) } });
    expect(messages).toEqual([]);
    socket.push(sms);
    expect(messages).toMatchObject([{ type: 'sms_received', data: { code: '1234' } }]);
  });

  it('hears nothing from a socket that was replaced', () => {
    const { sockets, messages, status } = setUpOpen();
    const first = sockets.current();
    vi.advanceTimersByTime(33_000);
    sockets.current().open();
    first.push(sms);
    first.drop(1008);
    expect(messages).toEqual([]);
    expect(status()?.state).toBe('connected');
    expect(sockets.live()).toHaveLength(1);
  });

  it('hears nothing after it was closed', () => {
    const { sockets, messages, connection } = setUpOpen();
    connection.close();
    sockets.current().push(sms);
    vi.advanceTimersByTime(600_000);
    expect(messages).toEqual([]);
    expect(sockets.all).toHaveLength(1);
    expect(sockets.live()).toHaveLength(0);
  });

  it('sends what waited, the newest 100, but no old ping', () => {
    const { sockets, connection } = setUp();
    for (let count = 1; count <= 101; count += 1) connection.send(JSON.stringify({ count }));
    sockets.current().open();
    const [first] = sockets.current().sent;
    expect(first).toEqual({ count: 2 });
    expect(sockets.current().sent).toHaveLength(100 + 1);
    expect(pings(sockets.current().sent)).toHaveLength(1);
  });
});
