import type { RequestFor } from '@sms/domain/contracts';
import { expect, it } from 'vitest';
import { specCompliant } from '../../scenarios/spec-compliant';
import { createSignedInClient, customerWith, MINUTE_MS } from '../../testing/client';
import type { NumberSeed } from '../../world/scenario';

const withNumbers = async (numbers: readonly NumberSeed[]) => {
  const client = await createSignedInClient(specCompliant(customerWith({ numbers })));
  const history = (query: RequestFor<'history'>['query']) => client.read('history', { query });
  const codes = async (query: RequestFor<'history'>['query']) =>
    (await history(query)).data.map(({ sms_code }) => sms_code);
  return { ...client, history, codes };
};

const used = (service: string, country: string, code: string, boughtAgoMs: number): NumberSeed => ({
  service,
  country,
  code,
  boughtAgoMs,
  status: 'used',
});

const three: readonly NumberSeed[] = [
  used('wa', '187', '111111', 3_000),
  used('tg', '187', '222222', 2_000),
  { ...used('wa', '16', '333333', 1_000), status: 'received' },
];

it('number lists: the history has every number ever bought, newest first', async () => {
  const { codes, history } = await withNumbers(three);
  expect(await codes({})).toEqual(['333333', '222222', '111111']);
  expect((await history({ page: 2, limit: 2 })).pagination).toEqual({
    page: 2,
    limit: 2,
    total: 3,
    totalPages: 2,
  });
});

it.each<[RequestFor<'history'>['query'], readonly string[]]>([
  [{ service: 'wa' }, ['333333', '111111']],
  [{ country: '187' }, ['222222', '111111']],
  [{ status: 'received' }, ['333333']],
  [{ service: 'wa', country: '187' }, ['111111']],
  [{ service: 'w' }, []],
  [{ search: '2222' }, ['222222']],
  [{ search: ' WhatsApp ' }, ['333333', '111111']],
  [{ search: 'TG' }, ['222222']],
  [{ search: '.*' }, []],
  [{ search: '' }, ['333333', '222222', '111111']],
])('number lists: filter by %j', async (query, expected) => {
  expect(await (await withNumbers(three)).codes(query)).toEqual(expected);
});

it('number lists: search finds a part of a phone number', async () => {
  const { world, codes } = await withNumbers(three);
  const { phoneNumber = '' } = world.db.numbers.find(2) ?? {};
  expect(await codes({ search: phoneNumber.slice(3) })).toEqual(['222222']);
});

it('number retry: gives a waiting number another 20 minutes', async () => {
  const { world, call, wait } = await withNumbers([
    { service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 15 * MINUTE_MS },
  ]);
  const start = world.clock.now();
  expect((await call('retryNumber', { params: { id: '1' } })).body).toMatchObject({
    newExpiryDate: new Date(start + 20 * MINUTE_MS).toISOString(),
  });
  wait(20 * MINUTE_MS - 1);
  expect(world.db.numbers.find(1)?.status).toBe('waiting');
  wait(1);
  expect(world.db.numbers.find(1)?.status).toBe('expired');
});
