import type { RequestFor } from '@sms/domain/contracts';
import { expect, it } from 'vitest';
import { createSignedInClient, customerWith, MINUTE_MS } from '../../testing/client';
import type { DepositSeed } from '../../world/scenario';

const DAY_MS = 24 * 60 * MINUTE_MS;

/** The world begins at noon of 2 March 2026; the deposit that makes up the balance is one day older than all others. */
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

it('deposit list: newest first, page by page', async () => {
  const ages = Array.from({ length: 24 }, (_, index) => (index + 1) * MINUTE_MS);
  const { list } = await withDeposits(ages.map((age, index) => settled(200 + index, age)));
  const first = await list({});
  const second = await list({ page: 2 });
  expect(first.pagination).toEqual({
    page: 1,
    limit: 20,
    total_records: 25,
    total_pages: 2,
    has_next: true,
    has_previous: false,
  });
  expect(second.pagination).toMatchObject({ has_next: false, has_previous: true });
  expect([...first.deposits, ...second.deposits].map(({ ngn_amount }) => ngn_amount).slice(0, 24)).toEqual(
    ages.map((_, index) => `${200 + index}.00`),
  );
});

it('deposit list: amounts are text, and the provider is included only after a payment attempt', async () => {
  const pending: DepositSeed = { naira: 150.5, status: 'PENDING_UNSETTLED', createdAgoMs: 1_000 };
  const { list } = await withDeposits([settled(2_000, 5 * MINUTE_MS), pending]);
  const [open, paid] = (await list({})).deposits;
  expect(open).toMatchObject({
    ngn_amount: '150.50',
    formatted_ngn: '₦150.50',
    flw_ref: null,
    paid_at: null,
  });
  expect(open?.usd_equivalent).toMatch(/^\d\.\d{6}$/);
  expect(open?.payment_link).toMatch(/^https:\/\/api\.example\.test\/checkout\/[0-9a-f]{32}$/);
  expect(paid).toMatchObject({ charged_amount: '1986.00', paid_at: '2026-03-02T11:56:30.000Z' });
});

it('deposit list: filters by status', async () => {
  const { amounts } = await withDeposits([
    settled(300, 3_000),
    { naira: 400, status: 'FAILED', createdAgoMs: 2_000 },
    { naira: 500, status: 'CANCELLED', createdAgoMs: 1_000 },
  ]);
  expect(await amounts({ status: 'FAILED' })).toEqual(['400.00']);
  expect(await amounts({ status: 'PENDING_UNSETTLED' })).toEqual([]);
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

it.each(['status=', 'status=PAID', 'startDate=', 'startDate=2026-13-45', 'endDate=yesterday', 'page=0x1'])(
  'deposit list: refuses %s',
  async (query) => {
    const { send } = await withDeposits([]);
    expect(await send(`/api/payments/deposits?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', details: [{ field: query.split('=')[0] }] },
    });
  },
);

it('deposit list: totals the deposits beside the balance', async () => {
  const { call, world } = await withDeposits([
    { naira: 1_000, status: 'PENDING_UNSETTLED', createdAgoMs: 2_000 },
    { naira: 500, status: 'FAILED', createdAgoMs: 1_000 },
  ]);
  const { credit = 0 } = world.db.deposits.find(2) ?? {};
  expect((await call('balance', {})).body).toMatchObject({
    data: {
      balance: { balance: 50, total_deposited: 50 },
      summary: {
        total_payments: 3,
        successful_payments: 1,
        pending_payments: 1,
        pending_amount: credit / 1_000_000,
        success_rate: 33,
      },
    },
  });
});
