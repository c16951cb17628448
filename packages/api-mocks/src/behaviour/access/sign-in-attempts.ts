import { countOf, secondsLeft } from '../../db/fixed-window';
import type { World } from '../../world/world';
import { reject } from '../rejection';

const FAILURES_ALLOWED = 5;

/** Length of the window in which failures are counted, in ms. */
export const SIGN_IN_WINDOW_MS = 15 * 60_000;

/** Refuses a name after five failures in this window. Signing in and registering share the count. */
export const checkAttempts = ({ clock, failedSignIns }: World, username: string) =>
  countOf(clock, failedSignIns, username) < FAILURES_ALLOWED
    ? null
    : reject('RATE_LIMIT_EXCEEDED', { retryAfterS: secondsLeft(clock, failedSignIns) });
