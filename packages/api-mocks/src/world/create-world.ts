import { DAY_MS } from '@sms/domain/limits/spec';
import { CALL_WINDOW_MS } from '../behaviour/access/call-limits';
import { openSession, REFRESH_WINDOW_MS } from '../behaviour/access/session';
import { SIGN_IN_WINDOW_MS } from '../behaviour/access/sign-in-attempts';
import { createDatabase } from '../db';
import { createClock } from '../db/clock';
import { createCookieJar } from '../db/cookie-jar';
import { createFixedWindow } from '../db/fixed-window';
import { createRandom } from '../db/random';
import { isScenarioId, scenarios, type ScenarioId } from '../scenarios';
import { endList } from '../behaviour/numbers/active-list';
import { deliverSms, expire } from '../behaviour/numbers/number-lifecycle';
import { endSubscription, storeSubscription } from '../behaviour/numbers/subscriptions';
import { receivePaymentNotice } from '../behaviour/payments/deposits';
import { microsOf } from '../db/money';
import type { LedgerDraft } from '../db/rows';
import { servicesOnOffer } from './catalogue/services';
import { defaultFlags, type Flags } from './flags';
import { defaultDeliveryProfile, type Scenario } from './scenario';
import { createSchedule, type Task } from './schedule';
import { seedAccounts } from './seeds/accounts';
import { createSockets } from './sockets';
import type { World } from './world';
import { seedDeposits, seededIncome, seedFirstDeposit } from './seeds/deposits';
import { seedNumbers } from './seeds/numbers';

const seedSubscriptions = (world: World, userId: number): readonly LedgerDraft[] =>
  (world.scenario.subscriptions ?? []).map((order) => {
    const { price, id } = storeSubscription(world, userId, order);
    return { userId, kind: 'subscription', amount: -microsOf(price), subjectId: id, at: world.clock.now() };
  });

/** Time of the first entry: a day before the oldest number or deposit of the scenario. */
const firstEntryAt = ({ clock, scenario }: World): number => {
  const ages = [
    ...scenario.numbers.map(({ boughtAgoMs }) => boughtAgoMs),
    ...(scenario.deposits ?? []).map(({ createdAgoMs }) => createdAgoMs),
  ];
  return clock.now() - DAY_MS - ages.reduce((oldest, age) => Math.max(oldest, age), 0);
};

/**
 * Stores the purchases and deposits of the scenario's account, preceded by one deposit that makes the balance
 * exactly the scenario's.
 */
const seedLedger = (world: World, userId: number): void => {
  const spent = [...seedNumbers(world, userId), ...seedSubscriptions(world, userId)];
  const moved = spent.reduce((sum, { amount }) => sum + amount, seededIncome(world));
  const firstCredit = microsOf(world.scenario.balanceUsd) - moved;
  const first = firstCredit > 0 ? seedFirstDeposit(world, userId, firstCredit, firstEntryAt(world)) : [];
  const entries = [...first, ...seedDeposits(world, userId), ...spent];
  for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
    world.db.ledger.add((id) => ({ id, ...entry }));
  }
};

const withRow = <Row>(row: Row | undefined, act: (row: Row) => void): void => {
  if (row !== undefined) act(row);
};

/** Executes a scheduled task. */
const runTask = (world: World, task: Task): void => {
  const { db } = world;
  switch (task.kind) {
    case 'sms':
      withRow(db.numbers.find(task.numberId), (number) => deliverSms(world, number, task.sms));
      break;
    case 'expiry':
      withRow(db.numbers.find(task.numberId), (number) => expire(world, number));
      break;
    case 'list-end':
      endList(world, task.rows);
      break;
    case 'payment-notice':
      withRow(db.deposits.find(task.depositId), (deposit) => receivePaymentNotice(world, deposit));
      break;
    case 'subscription-end':
      withRow(db.subscriptions.find(task.subscriptionId), endSubscription);
      break;
    case 'change':
      Object.assign(world.flags, structuredClone(task.flags));
  }
};

export interface WorldOptions {
  /** The moment it starts, ms since 1970. Default: noon on a fixed day. */
  readonly startsAt?: number;
}

const DEFAULT_START = Date.UTC(2026, 2, 2, 12);

/** The constant part of a world, which depends on the scenario alone. */
export const fixedBy = (scenario: Scenario): Pick<World, 'scenario' | 'services' | 'deliveryProfile'> => ({
  scenario,
  services: servicesOnOffer(scenario.serviceCount),
  deliveryProfile: { ...defaultDeliveryProfile, ...scenario.deliveryProfile },
});

/**
 * Builds a world from a scenario. The same scenario and the same calls have the same result.
 * @param scenario one of the listed scenarios, or one made for a single test
 * @throws when JavaScript names another one
 */
export const createWorld = (
  scenario: ScenarioId | Scenario,
  { startsAt = DEFAULT_START }: WorldOptions = {},
): World => {
  if (typeof scenario === 'string' && !isScenarioId(scenario)) {
    throw new Error(`'${scenario as string}' is none of the scenarios ${Object.keys(scenarios).join(', ')}.`);
  }
  const startScenario: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
  const clock = createClock(startsAt);
  const schedule = createSchedule();
  const flags: Flags = {
    ...defaultFlags,
    ...startScenario.flags,
    faults: (startScenario.flags?.faults ?? []).map((fault) => ({ ...fault })),
  };
  const sockets = createSockets(clock, flags);
  const world: World = {
    ...fixedBy(startScenario),
    clock,
    schedule,
    sockets,
    random: createRandom(startScenario.seed),
    db: createDatabase(),
    flags,
    cookies: createCookieJar(clock),
    failedSignIns: createFixedWindow(clock, SIGN_IN_WINDOW_MS),
    failedRefreshes: createFixedWindow(clock, REFRESH_WINDOW_MS),
    recentCalls: createFixedWindow(clock, CALL_WINDOW_MS),
    advance: (now) => {
      for (let due = schedule.takeDue(now); due !== undefined; due = schedule.takeDue(now)) {
        clock.moveTo(due.at);
        runTask(world, due.task);
      }
      clock.moveTo(now);
    },
    publish: sockets.publish,
  };
  const demo = seedAccounts(world.db);
  seedLedger(world, demo.id);
  for (const { inMs, flags } of startScenario.changes ?? [])
    schedule.add(startsAt + inMs, { kind: 'change', flags });
  if (startScenario.signedIn) openSession(world, demo, world.cookies, null);
  return world;
};
