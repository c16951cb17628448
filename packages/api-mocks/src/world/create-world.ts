import { CALL_WINDOW_MS } from '../behaviour/access/call-limits';
import { openSession, REFRESH_WINDOW_MS } from '../behaviour/access/session';
import { SIGN_IN_WINDOW_MS } from '../behaviour/access/sign-in-attempts';
import { runTask } from '../behaviour/run-task';
import { createDatabase } from '../db';
import { createClock } from '../db/clock';
import { createCookieJar } from '../db/cookie-jar';
import { createFixedWindow } from '../db/fixed-window';
import { createRandom } from '../db/random';
import { isScenarioId, scenarios, type ScenarioId } from '../scenarios';
import { servicesOnOffer } from './catalogue/services';
import { defaultFlags, type Flags } from './flags';
import { defaultDeliveryProfile, type Scenario } from './scenario';
import { createSchedule } from './schedule';
import { seedAccounts } from './seeds/accounts';
import { seedLedger } from './seeds/ledger';
import { createSockets } from './sockets';
import type { World } from './world';

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
