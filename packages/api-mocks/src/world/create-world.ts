import { CALL_WINDOW_MS } from '../behaviour/access/call-limits';
import { runTask } from '../behaviour/run-task';
import { openSession, REFRESH_WINDOW_MS } from '../behaviour/access/session';
import { SIGN_IN_WINDOW_MS } from '../behaviour/access/sign-in-attempts';
import { servicesOnOffer } from './catalogue/services';
import { createDatabase } from '../db';
import { createClock } from '../db/clock';
import { createCookieJar } from '../db/cookie-jar';
import { createFixedWindow } from '../db/fixed-window';
import { createRandom } from '../db/random';
import { scenarios, type ScenarioId } from '../scenarios';
import { seedAccounts } from './seeds/accounts';
import { seedBooks } from './seeds/ledger';
import { defaultFlags, type Flags } from './flags';
import { usualHabits, type Scenario } from './scenario';
import { createSchedule } from './schedule';
import { createSockets } from './sockets';
import type { World } from './world';

/** How a world begins. */
export interface WorldOptions {
  /** The moment it starts, ms since 1970. Default: noon on a fixed day. */
  readonly startsAt?: number;
}

const DEFAULT_START = Date.UTC(2026, 2, 2, 12);

/** The part of a world that follows from the scenario alone and never changes. */
export const fixedBy = (scenario: Scenario): Pick<World, 'scenario' | 'services' | 'habits'> => ({
  scenario,
  services: servicesOnOffer(scenario.serviceCount),
  habits: { ...usualHabits, ...scenario.habits },
});

/**
 * Builds a world from a scenario. The same scenario and the same calls tell the same story.
 * @param scenario one of the listed scenarios, or one made for a single test
 */
export const createWorld = (
  scenario: ScenarioId | Scenario,
  { startsAt = DEFAULT_START }: WorldOptions = {},
): World => {
  const story: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
  const clock = createClock(startsAt);
  const schedule = createSchedule();
  const flags: Flags = {
    ...defaultFlags,
    ...story.flags,
    faults: (story.flags?.faults ?? []).map((fault) => ({ ...fault })),
  };
  const sockets = createSockets(clock, flags);
  const world: World = {
    ...fixedBy(story),
    clock,
    schedule,
    sockets,
    random: createRandom(story.seed),
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
  seedBooks(world, demo.id);
  for (const { inMs, flags } of story.changes ?? []) schedule.add(startsAt + inMs, { kind: 'change', flags });
  if (story.signedIn) openSession(world, demo, world.cookies, null);
  return world;
};
