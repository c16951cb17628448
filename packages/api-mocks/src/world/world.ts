import type { Database } from '../db';
import type { Clock } from '../db/clock';
import type { Cookies } from '../db/cookie-jar';
import type { FixedWindow } from '../db/fixed-window';
import type { Random } from '../db/random';
import type { ServiceSeed } from './catalogue/services';
import type { Flags } from './flags';
import type { Scenario } from './scenario';
import type { ScheduledTask } from './schedule';
import type { Sockets } from './sockets';

/** A small simulated company: plain data, and beside it a clock, a generator and the open sockets. */
export interface World {
  readonly scenario: Scenario;
  readonly clock: Clock;
  readonly random: Random;
  readonly db: Database;
  /** Future events, earliest first. */
  readonly schedule: ScheduledTask[];
  readonly services: readonly ServiceSeed[];
  readonly flags: Flags;
  readonly cookies: Cookies;
  /** Failed sign-ins by user name. */
  readonly failedSignIns: FixedWindow;
  /** Refused refreshes. */
  readonly failedRefreshes: FixedWindow;
  /** Calls by limiter. */
  readonly recentCalls: FixedWindow;
  readonly sockets: Sockets;
  /**
   * Moves the clock to `now` (ms since 1970) and runs everything that is due by then, each at its own moment.
   * The world never sets a timer itself: tests and stories move time by hand, hosts tick it.
   */
  readonly advance: (now: number) => void;
  /** Sends a message to every open socket of a user. Change the database first. */
  readonly publish: Sockets['publish'];
}
