import { CALL_WINDOW_MS } from './behaviour/call-limits';
import { usualHabits, type ProviderHabits } from './behaviour/provider';
import { runTask } from './behaviour/run-task';
import { openSession, REFRESH_WINDOW_MS } from './behaviour/session';
import { SIGN_IN_WINDOW_MS } from './behaviour/sign-in-attempts';
import { createDatabase, type Database } from './db';
import { createClock, type Clock } from './db/clock';
import { createCookieJar, type WorldCookieJar } from './db/cookie-jar';
import { createFixedWindow, type FixedWindow } from './db/fixed-window';
import { createRandom, type Random } from './db/random';
import { createSchedule, type Schedule } from './db/schedule';
import { defaultFlags, type Flags } from './flags';
import { createSockets, type Publish, type Sockets } from './realtime/sockets';
import { scenarios, type ScenarioId } from './scenarios';
import type { Scenario } from './scenarios/scenario';
import { seedAccounts } from './seeds/accounts';
import { seedBooks } from './seeds/books';
import { servicesOnOffer, type ServiceSeed } from './seeds/services';

/** A small simulated company: its books, its clock and everything that is still to happen. */
export interface World {
  readonly scenario: Scenario;
  readonly clock: Clock;
  readonly random: Random;
  readonly db: Database;
  readonly schedule: Schedule;
  readonly services: readonly ServiceSeed[];
  readonly habits: ProviderHabits;
  readonly flags: Flags;
  readonly cookies: WorldCookieJar;
  /** Failed sign-ins by user name. */
  readonly failedSignIns: FixedWindow;
  /** Refused refreshes. */
  readonly failedRefreshes: FixedWindow;
  /** Calls by area. */
  readonly recentCalls: FixedWindow;
  readonly sockets: Sockets;
  /**
   * Moves the clock to `now` (ms since 1970) and runs everything that is due by then, each at its own
   * moment. The world never sets a timer itself: tests and stories move time by hand, hosts tick it.
   */
  advance(now: number): void;
  /** Sends a message to every open socket of a user. Change the database first. */
  readonly publish: Publish;
}

/** How a world begins. */
export interface WorldOptions {
  /** The moment it starts, ms since 1970. Default: noon on a fixed day. */
  readonly startsAt?: number;
}

const DEFAULT_START = Date.UTC(2026, 2, 2, 12);

/** What follows from the scenario alone and never changes. */
export const furnish = (scenario: Scenario): Pick<World, 'scenario' | 'services' | 'habits'> => ({
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
    ...furnish(story),
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
