import { expect, it } from 'vitest';
import { createSignedInClient, listenTo } from '../testing/client';
import { createWorld } from '../world/create-world';
import { dropSockets, expireSessions, setCircumstance } from './circumstances';

const order = { body: { service: 'wa', country: '187' } };

it('circumstances: purchases are limited while the switch is on', async () => {
  const { world, call } = await createSignedInClient('ready-to-buy');
  setCircumstance(world, 'purchasesLimited', true);
  expect((await call('purchaseNumber', order)).status).toBe(429);
  setCircumstance(world, 'purchasesLimited', false);
  expect((await call('purchaseNumber', order)).status).toBe(200);
});

it('circumstances: ending all sessions refuses the next call and the refresh', async () => {
  const { world, call } = await createSignedInClient('ready-to-buy');
  expireSessions(world);
  expect([(await call('me', {})).status, (await call('refresh', {})).status]).toEqual([401, 401]);
});

it('circumstances: every socket is dropped with the chosen code', () => {
  const world = createWorld('ready-to-buy');
  const sockets = [1, 1, 2].map((userId) => listenTo(world, userId));
  dropSockets(world, 1008);
  dropSockets(world, 1000);
  for (const { closes } of sockets) expect(closes).toEqual([[1008, 'Authentication required']]);
});
