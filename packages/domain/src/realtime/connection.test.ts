import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REALTIME_PACE } from '../limits';
import type { createFakeSockets } from '../testing/fake-socket';
import { createHeardConnection, createOpenConnection } from '../testing/heard-connection';

const established = { type: 'connection_established', data: {} };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('connecting', () => {
  it('is connected once the socket is open', () => {
    const { sockets, status } = createHeardConnection();
    expect(status()).toEqual({ state: 'connecting', detail: null });
    sockets.current().open();
    expect(status()).toEqual({ state: 'connected', detail: null });
  });

  it('gives up an attempt after 10 s', () => {
    const { sockets, status } = createHeardConnection();
    vi.advanceTimersByTime(9_999);
    expect(status()?.state).toBe('connecting');
    vi.advanceTimersByTime(1);
    expect(status()).toEqual({ state: 'disconnected', detail: 'Connection timeout' });
    expect(sockets.live()).toHaveLength(0);
  });
});

describe('reconnecting', () => {
  it('waits 3, 6, 12, 24 and 30 s, then gives up', () => {
    const { sockets, status } = createHeardConnection();
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

  it('waits 2, 4, 8, 16 and four times 30 s at the pace of the payment view', () => {
    const { connection, sockets, status } = createHeardConnection();
    connection.setPace(REALTIME_PACE.payments);
    for (const seconds of [2, 4, 8, 16, 30, 30, 30, 30]) {
      sockets.current().drop();
      const opened = sockets.all.length;
      vi.advanceTimersByTime(seconds * 1_000 - 1);
      expect(sockets.all).toHaveLength(opened);
      vi.advanceTimersByTime(1);
      expect(sockets.all).toHaveLength(opened + 1);
    }
    sockets.current().drop();
    expect(status()).toEqual({ state: 'error', detail: 'Failed to reconnect after maximum attempts' });
  });

  it('counts anew once the server has spoken, and not just for an open socket', () => {
    const { sockets } = createOpenConnection();
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
    const { sockets, onReconnected } = createOpenConnection();
    expect(onReconnected).not.toHaveBeenCalled();
    sockets.current().drop();
    vi.advanceTimersByTime(3_000);
    sockets.current().open();
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });

  it('connects at once when woken while it waits, even after giving up', () => {
    const { sockets, connection } = createHeardConnection();
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
    const { sockets, status, connection } = createOpenConnection();
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
    const { sockets, status, refresh } = createOpenConnection();
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
    const { sockets, status } = createOpenConnection(() => Promise.reject({ kind: 'network' }));
    sockets.current().drop(1008);
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toEqual({ state: 'disconnected', detail: 'Connection lost unexpectedly' });
    vi.advanceTimersByTime(3_000);
    expect(sockets.all).toHaveLength(2);
  });

  it('stays closed when it was closed while the token was on its way', async () => {
    const { sockets, connection } = createOpenConnection();
    sockets.current().drop(1008);
    connection.close();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets.all).toHaveLength(1);
  });
});
