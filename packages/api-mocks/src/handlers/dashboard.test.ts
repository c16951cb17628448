import { operations } from '@sms/domain/contracts/operations';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sendSms } from '../commands/numbers';
import { createSignedInClient, customerWith } from '../testing/client';
import type { Flags } from '../world/flags';
import { HOUR_MS, MINUTE_MS } from '@sms/domain/limits/spec';

/** Costs 0.049 USD. */
const whatsapp = { service: 'wa', country: '187' } as const;
const open = (flags: Partial<Flags> = {}) =>
  createSignedInClient(
    customerWith({
      flags,
      balanceUsd: 7.5,
      numbers: [
        { ...whatsapp, status: 'used', boughtAgoMs: 13 * HOUR_MS, code: '1' },
        { ...whatsapp, status: 'cancelled', boughtAgoMs: 12 * HOUR_MS },
        { ...whatsapp, status: 'waiting', boughtAgoMs: MINUTE_MS },
      ],
    }),
  );

it('dashboard: the real server returns figures and prices as stored, and ignores the requested limit', async () => {
  const { call } = await open();
  expect((await call('dashboardStats', {})).body).toMatchObject({
    balance: 0,
    todaySpent: '0.0980',
    successRate: '33.33333',
  });
  const { body } = await call('dashboardActivity', { query: { limit: 1 } });
  expect(body).toMatchObject([
    { id: 3, service_name: 'WA', price: '0.0490', status: 'waiting' },
    { id: 2 },
    { id: 1 },
  ]);
  expect(v.parse(operations.dashboardActivity.response, body)[0]).not.toHaveProperty('service_code');
});

it('dashboard: the real server caches the activity for half a minute', async () => {
  const { read, world, wait } = await open();
  const statusAfter = async (ms: number) => {
    wait(ms);
    return (await read('dashboardActivity', { query: {} }))[0]?.status;
  };
  await statusAfter(0);
  sendSms(world, 3);
  expect([await statusAfter(29_999), await statusAfter(1)]).toEqual(['waiting', 'received']);
});
