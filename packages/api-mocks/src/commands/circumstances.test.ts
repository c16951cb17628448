import { expect, it } from 'vitest';
import { createClient } from '../testing/client';
import { createWorld } from '../world/create-world';
import { dropSockets, expireSessions, setCircumstance } from './circumstances';

const order = { body: { service: 'wa', country: '187' } };

it('circumstances: purchases are limited while the switch is on', async () => {
  const { world, resume, call } = createClient('ready-to-buy');
  await resume();
  setCircumstance(world, 'purchasesLimited', true);
  expect((await call('purchaseNumber', order)).status).toBe(429);
  setCircumstance(world, 'purchasesLimited', false);
  expect((await call('purchaseNumber', order)).status).toBe(200);
});

it('circumstances: price look-ups are limited while the switch is on', async () => {
  const { world, resume, call } = createClient('ready-to-buy');
  await resume();
  setCircumstance(world, 'pricesLimited', true);
  expect((await call('prices', { query: { country: '187' } })).status).toBe(500);
});

it('circumstances: ending all sessions refuses the next call and the refresh', async () => {
  const { world, resume, call } = createClient('ready-to-buy');
  await resume();
  expireSessions(world);
  expect([(await call('me', {})).status, (await call('refresh', {})).status]).toEqual([401, 401]);
});

it('circumstances: every socket is dropped with the chosen code', () => {
  const world = createWorld('ready-to-buy');
  const closes: unknown[] = [];
  const close = (code: number, reason: string) => closes.push([code, reason]);
  for (const userId of [1, 1, 2]) world.sockets.add({ userId, send: () => undefined, close });
  dropSockets(world, 1008);
  dropSockets(world, 1000);
  expect(closes).toEqual(Array.from({ length: 3 }, () => [1008, 'Authentication required']));
});
