import { expect, it, vi } from 'vitest';
import { CONNECTION_TIMING } from '../../limits/spec';
import type { createFakeSockets } from '../../testing/fakes/fake-socket';
import { createRecordedConnection, createOpenConnection } from '../../testing/harness/recorded-connection';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';

type Sockets = ReturnType<typeof createFakeSockets>;

/** Ends the connection from the server's side, and waits. */
const dropAndWait = async (seconds: number, { current }: Sockets, code?: number) => {
  current().drop(code);
  await pass(seconds * 1_000);
};

/** Keeps a connection alive for `ms`, answering its pings. */
const heldFor = async ({ current }: Sockets, ms: number) => {
  for (let left = ms; left > 0; left -= 10_000) {
    current().push({ type: 'pong' });
    await pass(Math.min(left, 10_000));
  }
};

const established = { type: 'connection_established', data: {} };

useFakeClock(Date.UTC(2026, 0, 1));

it.each([
  ['waits 3, 6, 12, 24 and 30 s, then gives up', CONNECTION_TIMING.usual, [3, 6, 12, 24, 30]],
  [
    'waits 2, 4, 8, 16 and four times 30 s with the timing of the payment view',
    CONNECTION_TIMING.payments,
    [2, 4, 8, 16, 30, 30, 30, 30],
  ],
])('reconnecting: %s', async (_, timing, waits) => {
  const { connection, sockets, status } = createRecordedConnection();
  connection.setTiming(timing);
  for (const seconds of waits) {
    sockets.current().drop();
    expect(status()).toEqual({ state: 'disconnected', detail: 'Connection lost unexpectedly' });
    const opened = sockets.all.length;
    await pass(seconds * 1_000 - 1);
    expect(sockets.all).toHaveLength(opened);
    await pass(1);
    expect(sockets.all).toHaveLength(opened + 1);
  }
  // A socket that the server ends in order is lost too.
  sockets.current().drop(1000);
  expect(status()).toEqual({ state: 'error', detail: 'Failed to reconnect after maximum attempts' });
  await pass(600_000);
  expect(sockets.all).toHaveLength(waits.length + 1);
});

it('reconnecting: a socket that does not open in ten seconds is lost', async () => {
  const { sockets, status } = createRecordedConnection();
  await pass(9_999);
  expect(sockets.live()).toHaveLength(1);
  await pass(1);
  expect(status()).toEqual({ state: 'disconnected', detail: 'Connection timeout' });
  expect(sockets.live()).toHaveLength(0);
});

it('reconnecting: resets the attempts after 60 s of connection, not for an open socket or a greeting', async () => {
  const { sockets } = createOpenConnection();
  await dropAndWait(3, sockets);
  sockets.current().open();
  sockets.current().push(established);
  await heldFor(sockets, 59_999);
  await dropAndWait(3, sockets);
  expect(sockets.all).toHaveLength(2);
  await pass(3_000);
  expect(sockets.all).toHaveLength(3);

  sockets.current().open();
  await heldFor(sockets, 60_000);
  await dropAndWait(3, sockets);
  expect(sockets.all).toHaveLength(4);
});

it('reconnecting: connects at once when woken during a delay, even after giving up', async () => {
  const { sockets, connection } = createRecordedConnection();
  for (const seconds of [3, 6, 12, 24, 30, 0]) await dropAndWait(seconds, sockets);
  connection.wake();
  await pass(0);
  expect(sockets.all).toHaveLength(7);
  await dropAndWait(3, sockets);
  expect(sockets.all).toHaveLength(8);
});

it('reconnecting: connects at once when an attempt fails during which it was woken', async () => {
  const { sockets, connection } = createRecordedConnection();
  connection.wake();
  await dropAndWait(0, sockets);
  expect(sockets.all).toHaveLength(2);
});

it('reconnecting: waits for a token that is being renewed, also when it is woken', async () => {
  let renewed = (): void => undefined;
  const { sockets, connection } = createOpenConnection(() => new Promise((resolve) => (renewed = resolve)));
  await dropAndWait(0, sockets, 1008);
  connection.wake();
  await pass(0);
  expect(sockets.all).toHaveLength(1);
  renewed();
  await pass(0);
  expect(sockets.all).toHaveLength(2);
});

it('token of a reconnect: is renewed once after an attempt that closed before it opened', async () => {
  const { sockets, refresh } = createOpenConnection();
  await dropAndWait(3, sockets);
  expect(refresh).not.toHaveBeenCalled();
  // An upgrade rejected with 401 looks like a broken connection.
  await dropAndWait(6, sockets);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(sockets.all).toHaveLength(3);
  await dropAndWait(12, sockets);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(sockets.all).toHaveLength(4);
});

it.each([
  ['close 1008', ({ current }: Sockets) => current().drop(1008)],
  ['auth_error', ({ current }: Sockets) => current().push({ type: 'auth_error' })],
])('authentication: renews the token once and retries once after %s, then stops', async (_, refuse) => {
  const { sockets, status, refresh } = createOpenConnection();
  refuse(sockets);
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(sockets.all).toHaveLength(2);

  sockets.current().open();
  sockets.current().push(established);
  refuse(sockets);
  await pass(600_000);
  expect(status()).toEqual({ state: 'error', detail: 'Authentication failed' });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(sockets.all).toHaveLength(2);
  expect(sockets.live()).toHaveLength(0);
});

it.each([
  ['a rejection', 1008, () => Promise.reject({ kind: 'network' })],
  ['a loss', 1006, () => Promise.resolve()],
])(
  'token renewal: leaves a connection closed that was closed meanwhile after %s',
  async (_, code, renewed) => {
    const { sockets, connection, status } = createOpenConnection(renewed, () => true);
    sockets.current().drop(code);
    if (code === 1006) vi.advanceTimersByTime(3_000);
    connection.close();
    await pass(600_000);
    expect(sockets.all).toHaveLength(1);
    expect(status()).toEqual({ state: 'disconnected', detail: null });
  },
);
