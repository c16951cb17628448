import type { CallClass, Operation } from '../../contracts/operation';
import { isApiError, isRateLimited, type ApiError } from '../errors/api-error';

/** Retries by call class. Only calls that change nothing are retried: others could take effect twice. */
const RETRIES: Readonly<Record<CallClass, number>> = {
  read: 2,
  compute: 2,
  idempotent: 0,
  money: 0,
  auth: 0,
};

type Retried = Pick<Operation, 'callClass' | 'retries'>;

/** Wait before the first retry in ms; it doubles with each. */
const FIRST_DELAY_MS = 500;

/**
 * True for a transient fault of the network or the server. A timeout is not: the wait was long enough. Nor is
 * a rate limit, which some calls report as a 500: an immediate retry would prolong it.
 */
const isTransient = (error: ApiError): boolean =>
  error.kind === 'network' || (error.kind === 'rejected' && error.status >= 500 && !isRateLimited(error));

/** Delay before the next attempt, in ms, half of it random; null when the call has finally failed. */
const retryDelayMs = (
  { callClass, retries = RETRIES[callClass] }: Retried,
  error: ApiError,
  retriesDone: number,
  random: () => number,
): number | null => {
  if (retriesDone >= retries || !isTransient(error)) return null;
  return FIRST_DELAY_MS * 2 ** retriesDone * (0.5 + random() / 2);
};

/** Runs a call and, as far as its class and the operation allow, sends it again after a transient fault. */
export const withRetry = async <T>(
  operation: Retried,
  run: () => Promise<T>,
  random: () => number,
): Promise<T> => {
  for (let retriesDone = 0; ; retriesDone += 1) {
    try {
      return await run();
    } catch (error) {
      const delayMs = isApiError(error) ? retryDelayMs(operation, error, retriesDone, random) : null;
      if (delayMs === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
};
