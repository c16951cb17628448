import type { RequestFor } from '@sms/domain/contracts/operations';
import { expect, it } from 'vitest';
import { createSignedInClient, customerWith } from '../../testing/client';
import type { DepositSeed } from '../../world/scenario';
import { DAY_MS, MINUTE_MS } from '@sms/domain/limits/spec';

/**
 * The world begins at noon of 2 March 2026; the deposit that makes up the balance is one day older than all
 * others.
 */
const withDeposits = async (deposits: readonly DepositSeed[]) => {
  const client = await createSignedInClient(customerWith({ balanceUsd: 50, deposits }));
  const list = async (query: RequestFor<'deposits'>['query']) =>
    (await client.read('deposits', { query })).data;
  const amounts = async (query: RequestFor<'deposits'>['query']) =>
    (await list(query)).deposits.map(({ ngn_amount }) => ngn_amount);
  return { ...client, list, amounts };
};

const settled = (naira: number, createdAgoMs: number): DepositSeed => ({
  naira,
  status: 'PAID_SETTLED',
  createdAgoMs,
});

it('deposit list: filters by day, both ends included, under both names', async () => {
  const noon = [0, 1, 2].map((days) => settled(300 + days, days * DAY_MS));
  const { amounts, send } = await withDeposits([...noon, settled(999, 12 * 60 * MINUTE_MS - 1)]);
  expect(await amounts({ startDate: '2026-03-01', endDate: '2026-03-01' })).toEqual(['301.00']);
  expect(await amounts({ startDate: '2026-03-02' })).toEqual(['300.00', '999.00']);
  expect(await amounts({ startDate: '2026-03-02', endDate: '2026-03-01' })).toEqual([]);
  expect(await amounts({ startDate: '2026-02-28', endDate: '2026-02-28T12:00:00Z' })).toEqual(['302.00']);
  const { body } = await send('/api/payments/deposits?start_date=2026-03-01&end_date=2026-03-01');
  expect(body).toMatchObject({ data: { deposits: [{ ngn_amount: '301.00' }] } });
});
