import { expect, it, vi } from 'vitest';
import { purchaseNumber } from '../../contracts/numbers';
import { balance } from '../../contracts/payments';
import { health } from '../../contracts/system';
import { systemClock } from '../../lib/time/clock';
import { REQUEST_TIMEOUT_MS } from '../../limits';
import { BALANCE, PURCHASE, balanceResponse, purchase } from '../../testing/harness/client-with-server';
import { createFakeFetch, hangs, json, networkFailure, type FakeRoute } from '../../testing/fakes/fake-fetch';
import { noEarlyFetch, type TakeEarlyFetch } from './early-fetch';
import { createSendRequest } from './send-request';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const HEALTH = 'GET /api/health';
const signedOut = { bearer: null, csrf: null };

const createTransport = (
  routes: Record<string, FakeRoute>,
  takeEarlyFetch: TakeEarlyFetch = noEarlyFetch,
) => {
  const server = createFakeFetch(routes);
  const onServerTime = vi.fn();
  const send = createSendRequest({
    origin: 'https://api.test',
    fetch: server.fetch,
    clock: systemClock,
    onServerTime,
    sendsIdempotencyKeys: true,
    takeEarlyFetch,
    negativeCache: { get: () => null, add: () => undefined },
    onSent: () => undefined,
  });
  return { server, send, onServerTime };
};

useFakeClock();

it('request: a mutating call has a JSON body, and an idempotency key where one is given', async () => {
  const { server, send } = createTransport({ [PURCHASE]: () => json({ success: true }) });
  await send(purchaseNumber, { ...purchase, key: 'key' }, { bearer: 'token', csrf: 'csrf' });
  const { headers, body } = server.last(PURCHASE) ?? {};
  expect(JSON.parse(body ?? '')).toEqual(purchase.body);
  expect(Object.fromEntries(headers ?? [])).toEqual({
    accept: 'application/json',
    authorization: 'Bearer token',
    'content-type': 'application/json',
    'idempotency-key': 'key',
    'x-csrf-token': 'csrf',
    'x-requested-with': 'XMLHttpRequest',
  });
  await send(purchaseNumber, purchase, signedOut);
  expect(server.last(PURCHASE)?.headers.has('Idempotency-Key')).toBe(false);
});

it('sendRequest: sends once and never retries', async () => {
  const { server, send } = createTransport({
    [BALANCE]: networkFailure,
    [HEALTH]: () => json({}, 503),
  });
  await expect(send(balance, {}, signedOut)).rejects.toEqual({ kind: 'network', elapsedMs: 0 });
  await expect(send(health, {}, signedOut)).rejects.toMatchObject({ kind: 'rejected', status: 503 });
  await vi.runAllTimersAsync();
  expect([server.count(BALANCE), server.count(HEALTH)]).toEqual([1, 1]);
});

it('sendRequest: times out after the default deadline', async () => {
  const { send } = createTransport({ [BALANCE]: hangs });
  const given = vi.fn();
  send(balance, {}, signedOut).catch(given);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toHaveBeenCalledExactlyOnceWith({ kind: 'timeout', elapsedMs: REQUEST_TIMEOUT_MS });
});

it('aborted request: is not sent', async () => {
  const { server, send } = createTransport({ [BALANCE]: balanceResponse });
  await expect(send(balance, { signal: AbortSignal.abort() }, signedOut)).rejects.toEqual({
    kind: 'aborted',
  });
  expect(server.seen).toEqual([]);
});

it('aborted request: rejects at once when it was an early fetch', async () => {
  const early = new AbortController();
  const response = new Promise<never>((_, reject) => early.signal.addEventListener('abort', reject));
  const { send } = createTransport({}, () => ({ sentAt: 0, response, controller: early }));
  const controller = new AbortController();
  const call = send(balance, { signal: controller.signal }, signedOut);
  controller.abort();
  await expect(call).rejects.toEqual({ kind: 'aborted' });
});
