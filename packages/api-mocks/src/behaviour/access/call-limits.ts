import { limiterOf } from '@sms/domain/contracts/shared/limiter';
import type { Operation } from '@sms/domain/contracts/operation';
import { countIn, countOf, secondsLeft } from '../../db/fixed-window';
import type { World } from '../../world/world';
import { reject } from '../rejection';

/** Length of the window in which calls are counted, in ms. */
export const CALL_WINDOW_MS = 60_000;

/** Counts a call, and refuses it when its limiter allows no more calls in this window. */
export const checkCallLimit = ({ clock, flags, recentCalls }: World, operation: Operation) => {
  const { callLimits } = flags;
  const limiter = limiterOf(operation);
  if (callLimits === null || limiter === null) return null;
  countIn(clock, recentCalls, limiter);
  if (countOf(clock, recentCalls, limiter) <= callLimits[limiter]) return null;
  return reject(limiter === 'sms' ? 'SMS_RATE_LIMIT' : 'API_RATE_LIMIT', {
    retryAfterS: secondsLeft(clock, recentCalls),
  });
};
