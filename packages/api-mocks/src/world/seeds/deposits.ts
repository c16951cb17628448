import { storeDeposit } from '../../behaviour/payments/deposits';
import { amountsOf, marketRate, quoteAt } from '../../behaviour/payments/exchange-rate';
import { addLedgerEntry } from '../../behaviour/payments/ledger';
import { isoOf } from '../../db/clock';
import { microsOf, usdOf, type Micros } from '../../db/money';
import type { DepositRow, ProviderStatus } from '../../db/rows';
import type { DepositSeed } from '../scenario';
import { addTask } from '../schedule';
import type { World } from '../world';

/** Time from opening a session to its payment for deposits that are settled, in ms. */
const USUAL_PAYMENT_MS = 90_000;

const PROVIDER_STATUSES: Readonly<Record<DepositRow['status'], ProviderStatus>> = {
  PENDING_UNSETTLED: 'untouched',
  CANCELLED: 'untouched',
  FAILED: 'failed',
  PAID_SETTLED: 'successful',
};

const bookSettled = (world: World, deposit: DepositRow): void => {
  const { userId, usd_equivalent, id } = deposit;
  const at = Date.parse(deposit.created_at) + USUAL_PAYMENT_MS;
  deposit.paid_at = isoOf(at);
  addLedgerEntry(world, { userId, kind: 'deposit', amount: microsOf(usd_equivalent), subjectId: id }, at);
};

const quoteFor = (world: World, { naira }: DepositSeed) => quoteAt(marketRate(world), naira);

const seedDeposit = (world: World, userId: number, seed: DepositSeed): void => {
  const { status, createdAgoMs, paymentType = 'card', providerStatus, noticeInMs } = seed;
  const createdAt = world.clock.now() - createdAgoMs;
  const deposit = storeDeposit(world, userId, paymentType, createdAt, quoteFor(world, seed));
  deposit.status = status;
  deposit.providerStatus = providerStatus ?? PROVIDER_STATUSES[status];
  if (noticeInMs !== undefined) {
    addTask(world, world.clock.now() + noticeInMs, { kind: 'payment-notice', depositId: deposit.id });
  }
  if (status === 'PAID_SETTLED') bookSettled(world, deposit);
};

/** Total credit of the scenario's settled deposits. */
export const seededIncome = (world: World): Micros =>
  (world.scenario.deposits ?? [])
    .filter(({ status }) => status === 'PAID_SETTLED')
    .reduce((sum, seed) => sum + microsOf(quoteFor(world, seed).usd_equivalent), 0);

/** Stores the deposits of the scenario, oldest first, and their ledger entries. */
export const seedDeposits = (world: World, userId: number): void => {
  const seeds = world.scenario.deposits ?? [];
  for (const seed of seeds.toSorted((one, other) => other.createdAgoMs - one.createdAgoMs)) {
    seedDeposit(world, userId, seed);
  }
};

/** Stores a settled deposit that credits the given amount, created at the given moment. */
export const seedFirstDeposit = (world: World, userId: number, credit: Micros, createdAt: number): void => {
  const { fx_rate } = quoteAt(marketRate(world), 0);
  const usd = usdOf(credit);
  const deposit = storeDeposit(world, userId, 'card', createdAt, amountsOf(usd * fx_rate, usd, fx_rate));
  deposit.status = 'PAID_SETTLED';
  deposit.providerStatus = 'successful';
  bookSettled(world, deposit);
};
