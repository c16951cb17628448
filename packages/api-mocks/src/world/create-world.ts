import { DAY_MS } from '@sms/domain/limits/spec';
import { CALL_WINDOW_MS } from '../behaviour/access/call-limits';
import { openSession, REFRESH_WINDOW_MS } from '../behaviour/access/session';
import { SIGN_IN_WINDOW_MS } from '../behaviour/access/sign-in-attempts';
import { createDatabase } from '../db';
import { createClock } from '../db/clock';
import { cookieJarOf } from '../db/cookie-jar';
import type { FixedWindow } from '../db/fixed-window';
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
import type { Scenario } from './scenario';
import { addTask, type Task } from './schedule';
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
const firstEntryAt = ({ clock, scenario: { numbers = [], deposits = [] } }: World): number =>
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
  const { balanceUsd = 12.5 } = world.scenario;
  const missing = microsOf(balanceUsd) - balanceOf(world, userId) - seededIncome(world);
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

const DEFAULT_START = Date.UTC(2026, 2, 2, 12);

/**
 * Builds a world from a scenario. The same scenario and the same calls have the same result.
 * @param scenario one of the listed scenarios, or one made for a single test
 * @param startsAt the moment it starts, ms since 1970. Default: noon on a fixed day
 * @throws when JavaScript names another scenario
 */
export const createWorld = (scenario: ScenarioId | Scenario, startsAt = DEFAULT_START): World => {
  if (typeof scenario === 'string' && !isScenarioId(scenario)) {
    throw new Error(`'${scenario as string}' is none of the scenarios ${Object.keys(scenarios).join(', ')}.`);
  }
  const startScenario: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
  const clock = createClock(startsAt);
  // Flags count faults down: no two worlds share them.
  const flags: Flags = structuredClone({ ...defaultFlags, ...startScenario.flags });
  const sockets = createSockets(clock, flags);
  const windowOf = (lengthMs: number): FixedWindow => ({ lengthMs, index: -1, names: [] });
  const world: World = {
    scenario: startScenario,
    clock,
    random: createRandom(startScenario.seed),
    db: createDatabase(),
    schedule: [],
    get services() {
      return servicesOnOffer(world.scenario.serviceCount);
    },
    flags,
    cookies: {},
    failedSignIns: windowOf(SIGN_IN_WINDOW_MS),
    failedRefreshes: windowOf(REFRESH_WINDOW_MS),
    recentCalls: windowOf(CALL_WINDOW_MS),
    sockets,
    advance: (now) => {
      for (let [due] = world.schedule; due !== undefined && due.at <= now; [due] = world.schedule) {
        world.schedule.shift();
        clock.moveTo(due.at);
        runTask(world, due.task);
      }
      clock.moveTo(now);
    },
    publish: sockets.publish,
  };
  const demo = seedAccounts(world.db);
  seedLedger(world, demo.id);
  for (const { inMs, flags: changed } of startScenario.changes ?? [])
    addTask(world, startsAt + inMs, { kind: 'change', flags: changed });
  if (startScenario.signedIn ?? true) openSession(world, demo, cookieJarOf(world), null);
  return world;
};
