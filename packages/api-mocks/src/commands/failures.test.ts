import { expect, it, vi } from 'vitest';
import { createSignedInClient } from '../testing/client';
import { clearFailures, failNext } from './failures';

it('failures: can execute the call after its error', async () => {
  vi.useFakeTimers();
  try {
    const { world, call } = await createSignedInClient('waiting-cancellable');
    failNext(world, 'cancelNumber', 'Gateway timeout (504)', 1, true);
    expect((await call('cancelNumber', { params: { id: '1' } })).status).toBe(504);
    expect(world.db.numbers[0]?.status).toBe('waiting');
    await vi.runAllTimersAsync();
    await vi.waitFor(() => expect(world.db.numbers[0]?.status).toBe('cancelled'));
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
