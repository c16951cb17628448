import { balanceOf } from '../behaviour/payments/ledger';
import { nairaOf, usdOf } from '../db/money';
import type { DepositRow, NumberRow } from '../db/rows';
import { defaultFlags } from '../world/flags';
import type { DepositSeed, NumberSeed, Scenario } from '../world/scenario';
import type { World } from '../world/world';
import { customerOf } from './customer';

const numberSeed = (row: NumberRow, now: number): NumberSeed => {
  const { service, country, status, purchasedAt, sms, smsOnCancel, deliveries } = row;
  const arriving = deliveries
    .map(({ afterMs, sms: { code } }) => ({ inMs: purchasedAt + afterMs - now, code }))
    .filter(({ inMs }) => inMs > 0);
  return {
    service,
    country,
    status,
    boughtAgoMs: now - purchasedAt,
    ...(sms !== null && { code: sms.code }),
    ...(arriving.length > 0 && { arriving }),
    ...(smsOnCancel !== null && { codeOnCancel: smsOnCancel.code }),
  };
};

const depositSeed = (world: World, row: DepositRow): DepositSeed => {
  const now = world.clock.now();
  const notice = world.schedule
    .all()
    .find(({ task }) => task.kind === 'payment-notice' && task.depositId === row.id);
  return {
    naira: nairaOf(row.amount),
    status: row.status,
    createdAgoMs: now - row.createdAt,
    paymentType: row.paymentType,
    providerStatus: row.providerStatus,
    ...(notice !== undefined && { noticeInMs: notice.at - now }),
  };
};

/** Flags that differ from the default ones, without exhausted faults. */
const changedFlags = ({ flags }: World): NonNullable<Scenario['flags']> =>
  Object.fromEntries(
    Object.entries({ ...flags, faults: flags.faults.filter(({ times }) => times > 0) }).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(defaultFlags[name as keyof typeof defaultFlags]),
    ),
  );

/**
 * A scenario that begins like this moment for its customer: balance, numbers, deposits and circumstances. Subscriptions
 * start again, and random outcomes may differ.
 */
export const asScenario = (world: World): Scenario => {
  const { scenario, clock, db } = world;
  const now = clock.now();
  const { id } = customerOf(world);
  const [first, ...others] = db.deposits.of(id);
  // The first one makes up the balance: a scenario has it without saying so.
  const deposits = first?.status === 'PAID_SETTLED' ? others : db.deposits.of(id);
  return {
    ...scenario,
    signedIn: db.sessions.all().some(({ userId, open }) => open && userId === id),
    balanceUsd: usdOf(balanceOf(world, id)),
    numbers: db.numbers.of(id).map((row) => numberSeed(row, now)),
    deposits: deposits.map((row) => depositSeed(world, row)),
    subscriptions: db.subscriptions
      .of(id)
      .filter(({ status }) => status === 'active')
      .map(({ service, country, days }) => ({ service, country, period: days })),
    flags: changedFlags(world),
    changes: world.schedule
      .all()
      .flatMap(({ at, task }) => (task.kind === 'change' ? [{ inMs: at - now, flags: task.flags }] : [])),
  };
};

/** The entry of a scenario for a file of `scenarios/`. */
export const scenarioEntry = (scenario: Scenario): string => {
  // JSON has no Infinity.
  const text = JSON.stringify(scenario, (_, value: unknown) => (value === Infinity ? 'Infinity' : value), 2);
  return `'saved-moment': ${text.replace(/^(\s*)"(\w+)":/gm, '$1$2:').replaceAll('"Infinity"', 'Infinity')},\n`;
};
