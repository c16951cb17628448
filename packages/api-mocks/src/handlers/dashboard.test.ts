import { operations } from '@sms/domain/contracts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createClient, MINUTE_MS } from '../testing/client';

const HOUR_MS = 60 * MINUTE_MS;

/** Costs 0.049 USD. */
const whatsapp = { service: 'wa', country: '187' } as const;
const open = async () => {
  const client = createClient({
    description: 'A customer, at noon.',
    seed: 1,
    signedIn: true,
    balanceUsd: 7.5,
    numbers: [
      { ...whatsapp, status: 'used', boughtAgoMs: 13 * HOUR_MS, code: '1' },
      { ...whatsapp, status: 'cancelled', boughtAgoMs: 12 * HOUR_MS },
      { ...whatsapp, status: 'waiting', boughtAgoMs: MINUTE_MS },
    ],
  });
  await client.resume();
  return client;
};

it('counts over the same numbers as every other list', async () => {
  const { call } = await open();
  expect((await call('dashboardStats', {})).body).toEqual({
    balance: 7.5,
    activeNumbers: 1,
    todayPurchases: 2,
    todaySpent: 0.098,
    successRate: 33.33333,
    totalNumbers: 3,
    totalSpent: 0.147,
  });
});

it('has nothing to tell about a new account', async () => {
  const { call, signIn } = createClient('busy-account');
  await signIn({ username: 'other', password: 'other1234' });
  expect((await call('dashboardStats', {})).body).toMatchObject({ successRate: 0, totalNumbers: 0 });
  expect((await call('dashboardActivity', { query: {} })).body).toEqual([]);
});

it('lists the newest activity first, ten lines unless fewer are asked for', async () => {
  const { call, resume } = createClient('busy-account');
  await resume();
  const read = async (limit?: number) => {
    const query = limit === undefined ? {} : { limit };
    return v.parse(operations.dashboardActivity.answer, (await call('dashboardActivity', { query })).body);
  };
  const lines = await read();
  expect(lines).toHaveLength(10);
  expect(lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id).toSorted((one, two) => two - one));
  expect(lines[0]).toMatchObject({ service_code: 'wa', status: 'waiting', sms_code: null });
  expect(await read(3)).toEqual(lines.slice(0, 3));
});
