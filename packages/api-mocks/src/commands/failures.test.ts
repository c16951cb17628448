import { operations } from '@sms/domain/contracts';
import { expect, it, vi } from 'vitest';
import { createClient, createSignedInClient } from '../testing/client';
import { clearFailures, failNext, waysToFail } from './failures';

it('failures: offer the documented errors of an operation and the general faults', () => {
  const ways = waysToFail('purchaseNumber');
  expect(ways).toContain('Connection lost');
  for (const [code, { status }] of Object.entries(operations.purchaseNumber.errors)) {
    expect(ways).toContain(`${status} ${code}`);
  }
  expect(waysToFail('health')).not.toContain('400 INSUFFICIENT_BALANCE');
});

it('failures: hit the given number of calls of one operation, with the documented text', async () => {
  const { world, call } = await createSignedInClient('waiting-cancellable');
  failNext(world, 'balance', '500 BALANCE_FETCH_ERROR', 2);
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await call('balance', {})).status);
  expect(statuses).toEqual([500, 500, 200]);
  expect((await call('services', {})).status).toBe(200);
});

it('failures: can execute the call and lose the response', async () => {
  const { world, call } = await createSignedInClient('waiting-cancellable');
  failNext(world, 'cancelNumber', 'Done, but the answer is lost', 1);
  expect((await call('cancelNumber', { params: { id: '1' } })).status).toBe(0);
  expect(world.db.numbers.find(1)?.status).toBe('cancelled');
});

it('failures: can execute the call after its error', async () => {
  vi.useFakeTimers();
  try {
    const { world, call } = await createSignedInClient('waiting-cancellable');
    failNext(world, 'cancelNumber', 'Gateway timeout (504)', 1, true);
    expect((await call('cancelNumber', { params: { id: '1' } })).status).toBe(504);
    expect(world.db.numbers.find(1)?.status).toBe('waiting');
    await vi.runAllTimersAsync();
    await vi.waitFor(() => expect(world.db.numbers.find(1)?.status).toBe('cancelled'));
  } finally {
    vi.useRealTimers();
  }
});

it('failures: queue up, and clear together', async () => {
  const { world, call } = await createSignedInClient('waiting-cancellable');
  failNext(world, 'balance', 'Half an answer', 1);
  failNext(world, 'balance', 'HTML page of a proxy (502)', Infinity);
  const first = await call('balance', {});
  expect([first.status, first.body]).toEqual([200, expect.stringMatching(/^\{"success":true.*,$/)]);
  expect((await call('balance', {})).status).toBe(502);
  expect((await call('balance', {})).status).toBe(502);
  clearFailures(world);
  expect((await call('balance', {})).status).toBe(200);
});

it('failures: reject an error that the operation does not have', () => {
  const { world } = createClient('waiting-cancellable');
  expect(() => failNext(world, 'health', '400 INSUFFICIENT_BALANCE', 1)).toThrow('cannot fail like this');
});
