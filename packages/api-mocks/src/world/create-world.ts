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
import { addLedgerEntry, balanceOf } from '../behaviour/payments/ledger';
import { microsOf } from '../db/money';
import { rowOf } from '../db/table';
import { servicesOnOffer } from './catalogue/services';
import { defaultFlags, type Flags } from './flags';
import { defaultDeliveryProfile, type Scenario } from './scenario';
import { createSchedule, type Task } from './schedule';
import { seedAccounts } from './seeds/accounts';
import { createSockets } from './sockets';
import type { World } from './world';
import { seedDeposits, seededIncome, seedFirstDeposit } from './seeds/deposits';
import { seedNumbers } from './seeds/numbers';

const seedSubscriptions = (world: World, userId: number): void => {
  for (const order of world.scenario.subscriptions ?? []) {
    const { price, id } = storeSubscription(world, userId, order);
    addLedgerEntry(world, { userId, kind: 'subscription', amount: -microsOf(price), subjectId: id });
  }
};

/** Time of the first entry: a day before the oldest number or deposit of the scenario. */
const firstEntryAt = ({ clock, scenario: { numbers, deposits = [] } }: World): number =>
  clock.now() -
  DAY_MS -
  Math.max(0, ...numbers.map((seed) => seed.boughtAgoMs), ...deposits.map((seed) => seed.createdAgoMs));

/**
 * Stores the purchases and deposits of the scenario's account, preceded by one deposit that makes the balance
 * exactly the scenario's.
 */
const seedLedger = (world: World, userId: number): void => {
  seedNumbers(world, userId);
  seedSubscriptions(world, userId);
  const missing = microsOf(world.scenario.balanceUsd) - balanceOf(world, userId) - seededIncome(world);
  if (missing > 0) seedFirstDeposit(world, userId, missing, firstEntryAt(world));
  seedDeposits(world, userId);
  world.db.ledger.sort((one, other) => one.at - other.at);
};

const withRow = <Row>(row: Row | undefined, act: (row: Row) => void): void => {
  if (row !== undefined) act(row);
};

/** Executes a scheduled task. */
const runTask = (world: World, task: Task): void => {
  const { db } = world;
  switch (task.kind) {
    case 'sms':
      withRow(rowOf(db.numbers, task.numberId), (number) => deliverSms(world, number, task.sms));
      break;
    case 'expiry':
      withRow(rowOf(db.numbers, task.numberId), (number) => expire(world, number));
      break;
    case 'list-end':
      endList(world, task.rows);
      break;
    case 'payment-notice':
      withRow(rowOf(db.deposits, task.depositId), (deposit) => receivePaymentNotice(world, deposit));
      break;
    case 'subscription-end':
      withRow(rowOf(db.subscriptions, task.subscriptionId), endSubscription);
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
