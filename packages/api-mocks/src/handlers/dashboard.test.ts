import { operations } from '@sms/domain/contracts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sendSms } from '../commands/numbers';
import { specCompliant } from '../scenarios/spec-compliant';
import { createClient, createSignedInClient, customerWith, MINUTE_MS } from '../testing/client';
import type { Flags } from '../world/flags';
import { noQuirks } from '../world/server-quirks';

const HOUR_MS = 60 * MINUTE_MS;

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

it('dashboard: counts the same numbers as every other list', async () => {
  const { call } = await open(noQuirks);
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

it('dashboard: a new account has no figures', async () => {
  const { call, signIn } = createClient('busy-account');
  await signIn({ username: 'other', password: 'other1234' });
  expect((await call('dashboardStats', {})).body).toMatchObject({ successRate: 0, totalNumbers: 0 });
  expect((await call('dashboardActivity', { query: {} })).body).toEqual([]);
});

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

it('dashboard: a spec-compliant server lists the newest activity first, ten lines unless fewer are requested', async () => {
  const { read } = await createSignedInClient(specCompliant('busy-account'));
  const lines = await read('dashboardActivity', { query: {} });
  expect(lines).toHaveLength(10);
  expect(lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id).toSorted((one, two) => two - one));
  expect(lines[0]).toMatchObject({ service_code: 'wa', status: 'waiting', sms_code: null });
  expect(await read('dashboardActivity', { query: { limit: 3 } })).toEqual(lines.slice(0, 3));
});
