import { expect, it } from 'vitest';
import { createSignedInClient, MINUTE_MS } from '../testing/client';
import { jumpToExpiry } from './time';

it('jumps to the expiry of a number, also after a retry', async () => {
  const { world, resume, call } = await createSignedInClient('waiting-cancellable');
  await call('retryNumber', { params: { id: '1' } });
  const retriedAt = world.clock.now();
  jumpToExpiry(world, 1);
  expect(world.clock.now()).toBe(retriedAt + 20 * MINUTE_MS);
  await resume();
  expect((await call('activeNumbers', { query: {} })).body).toMatchObject({ data: [{ status: 'expired' }] });
});
