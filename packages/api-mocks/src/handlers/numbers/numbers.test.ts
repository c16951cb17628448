import { expect, it } from 'vitest';
import { createSignedInClient, customerWith, MINUTE_MS } from '../../testing/client';
import type { NumberSeed } from '../../world/scenario';

const withNumbers = async (numbers: readonly NumberSeed[]) => {
  const client = await createSignedInClient(customerWith({ numbers }));
  const page = (query: { page?: number; limit?: number }) => client.read('activeNumbers', { query });
  return { ...client, page };
};

const waiting = { service: 'wa', country: '187', status: 'waiting' } as const;

it('active numbers: lists waiting and received numbers, newest first, page by page', async () => {
  const agesMs = Array.from({ length: 25 }, (_, index) => index * 1_000);
  const { page } = await withNumbers([
    ...agesMs.map((boughtAgoMs) => ({ ...waiting, boughtAgoMs })),
    { ...waiting, status: 'used', boughtAgoMs: 500, code: '1' },
  ]);
  const first = await page({});
  const second = await page({ page: 2, limit: 20 });
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(first.pagination).toEqual({ page: 1, limit: 20, total: 25, totalPages: 2 });
  expect([first.data.length, second.data.length]).toEqual([20, 5]);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(25);
});

it('active numbers: a page past the end is empty', async () => {
  const { page } = await withNumbers([]);
  expect(await page({ page: 9 })).toMatchObject({ data: [], pagination: { total: 0, totalPages: 0 } });
});

it('active numbers: counts the whole seconds that remain, and never below zero', async () => {
  const { page } = await withNumbers([
    { ...waiting, boughtAgoMs: 0 },
    { ...waiting, boughtAgoMs: 1_000 },
    { ...waiting, status: 'received', boughtAgoMs: 25 * MINUTE_MS, code: '42' },
  ]);
  expect((await page({})).data.map(({ timeRemaining }) => timeRemaining)).toEqual([1200, 1199, 0]);
});

it('active numbers: withholds the text of an SMS until the full message is requested', async () => {
  const { call, world, page } = await withNumbers([{ ...waiting, boughtAgoMs: 0 }]);
  const number = world.db.numbers.find(1);
  Object.assign(number ?? {}, {
    status: 'received',
    sms: { code: '42', text: 'Your code is 42.', textFollows: true },
    receivedAt: world.clock.now(),
  });
  expect((await page({})).data).toMatchObject([{ sms_code: '42', sms_text: null }]);
  expect((await call('fullSms', { params: { id: '1' } })).body).toMatchObject({
    data: { fullText: 'Your code is 42.' },
  });
  expect((await page({})).data).toMatchObject([{ sms_code: '42', sms_text: 'Your code is 42.' }]);
});
