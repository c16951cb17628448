import { CANCEL_LOCK_MS } from '@sms/domain/limits';
import { expect, it } from 'vitest';
import { createSignedInClient, MINUTE_MS } from '../testing/client';
import { createWorld } from '../world/create-world';
import { advanceBy, jumpToCancelWindow, jumpToExpiry } from './time';

it('advancing the time runs everything that is due meanwhile', () => {
  const world = createWorld('sms-arrives');
  const start = world.clock.now();
  advanceBy(world, MINUTE_MS);
  expect(world.clock.now()).toBe(start + MINUTE_MS);
  expect(world.db.numbers.find(1)?.receivedAt).toBe(start + 3_000);
});

it('jumps to the exact moment from which a number may be cancelled', async () => {
  const { world, call } = await createSignedInClient('waiting-early');
  advanceBy(world, CANCEL_LOCK_MS - MINUTE_MS - 1);
  expect((await call('cancelNumber', { params: { id: '1' } })).status).toBe(400);
  jumpToCancelWindow(world, 1);
  expect(world.clock.now()).toBe((world.db.numbers.find(1)?.purchasedAt ?? 0) + CANCEL_LOCK_MS);
  expect((await call('cancelNumber', { params: { id: '1' } })).status).toBe(200);
});

it('jumps to the expiry of a number, also after a retry', async () => {
  const { world, resume, call } = await createSignedInClient('waiting-cancellable');
  await call('retryNumber', { params: { id: '1' } });
  const retriedAt = world.clock.now();
  jumpToExpiry(world, 1);
  expect(world.clock.now()).toBe(retriedAt + 20 * MINUTE_MS);
  await resume();
  expect((await call('activeNumbers', { query: {} })).body).toMatchObject({ data: [{ status: 'expired' }] });
});

it('never jumps back, and does nothing for an unknown number', () => {
  const world = createWorld('waiting-cancellable');
  const start = world.clock.now();
  jumpToCancelWindow(world, 1);
  jumpToCancelWindow(world, 99);
  jumpToExpiry(world, 99);
  expect(world.clock.now()).toBe(start);
});
