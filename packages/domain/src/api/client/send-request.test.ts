import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { purchaseNumber } from '../../contracts/numbers';
import { balance } from '../../contracts/payments';
import { health } from '../../contracts/system';
import { systemClock } from '../../lib/time/clock';
import { REQUEST_TIMEOUT_MS } from '../../limits';
import { BALANCE, PURCHASE, balanceResponse, purchase } from '../../testing/harness/client-with-server';
import { createFakeFetch, hangs, json, networkFailure, type FakeRoute } from '../../testing/fakes/fake-fetch';
import { noEarlyFetch, type TakeEarlyFetch } from './early-fetch';
import { createSendRequest } from './send-request';

const HEALTH = 'GET /api/health';
const nobody = { bearer: null, csrf: null };

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

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is sent', () => {
  it('of a call that reads: no body, and what is asked for in the address', async () => {
    const { server, send } = createTransport({ [BALANCE]: balanceResponse });
    await send(balance, {}, { bearer: 'token', csrf: null });
    const { headers, body, method, path } = server.last(BALANCE) ?? {};
    expect([method, path, body]).toEqual(['GET', '/api/payments/balance', null]);
    expect(Object.fromEntries(headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token',
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  it('of a call that acts: its body, as JSON', async () => {
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
  });

  it('is no key where there is none', async () => {
    const { server, send } = createTransport({ [PURCHASE]: () => json({ success: true }) });
    await send(purchaseNumber, purchase, nobody);
    expect(server.last(PURCHASE)?.headers.has('Idempotency-Key')).toBe(false);
  });
});

it('an answer without a body is an empty one', async () => {
  const { send } = createTransport({ [HEALTH]: () => new Response(null, { status: 200 }) });
  expect(await send(health, {}, nobody)).toBeNull();
});

it('a call is made once, whatever becomes of it: others decide whether to make it again', async () => {
  const { server, send } = createTransport({
    [BALANCE]: networkFailure,
    [HEALTH]: () => json({}, 503),
  });
  await expect(send(balance, {}, nobody)).rejects.toEqual({ kind: 'network', elapsedMs: 0 });
  await expect(send(health, {}, nobody)).rejects.toMatchObject({ kind: 'rejected', status: 503 });
  await vi.runAllTimersAsync();
  expect([server.count(BALANCE), server.count(HEALTH)]).toEqual([1, 1]);
});

it('gives up at the usual deadline where the call has none of its own', async () => {
  const { send } = createTransport({ [BALANCE]: hangs });
  const given = vi.fn();
  send(balance, {}, nobody).catch(given);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toHaveBeenCalledExactlyOnceWith({ kind: 'timeout', elapsedMs: REQUEST_TIMEOUT_MS });
});

describe('a call that is no longer needed', () => {
  it('is not sent', async () => {
    const { server, send } = createTransport({ [BALANCE]: balanceResponse });
    await expect(send(balance, { signal: AbortSignal.abort() }, nobody)).rejects.toEqual({ kind: 'aborted' });
    expect(server.seen).toEqual([]);
  });

  it('ends at once when it is under way', async () => {
    const { server, send, onServerTime } = createTransport({ [BALANCE]: hangs });
    const { signal, abort } = createAbort();
    const call = send(balance, { signal }, nobody);
    await vi.advanceTimersByTimeAsync(100);
    abort();
    await expect(call).rejects.toEqual({ kind: 'aborted' });
    expect(server.last(BALANCE)?.signal?.aborted).toBe(true);
    expect(onServerTime).not.toHaveBeenCalled();
  });

  it('ends at once when it was sent before the client was there', async () => {
    const early = new AbortController();
    const response = new Promise<never>((_, reject) => early.signal.addEventListener('abort', reject));
    const { send } = createTransport({}, () => ({ sentAt: 0, response, controller: early }));
    const { signal, abort } = createAbort();
    const call = send(balance, { signal }, nobody);
    abort();
    await expect(call).rejects.toEqual({ kind: 'aborted' });
  });

  const createAbort = () => {
    const controller = new AbortController();
    return { signal: controller.signal, abort: () => controller.abort() };
  };
});

it.each([
  ['answered', balanceResponse],
  ['failed', networkFailure],
] satisfies [string, FakeRoute][])('a call leaves nothing behind once it has %s', async (_, route) => {
  const { server, send } = createTransport({ [BALANCE]: route });
  const controller = new AbortController();
  const { signal } = controller;
  await send(balance, { signal }, nobody).catch(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
  controller.abort();
  expect(server.last(BALANCE)?.signal?.aborted).toBe(false);
});
