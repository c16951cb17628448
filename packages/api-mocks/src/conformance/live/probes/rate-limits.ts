import type { Limiter, OperationName } from '@sms/domain/contracts';
import { CALLS_PER_MINUTE } from '@sms/domain/limits';
import type { Difference } from '../../checks/difference';
import type { LiveClient, Wait } from '../live-client';

/** Calls that only count against their limiter, without a request to the provider. */
const CHEAP = {
  sms: { name: 'history', parts: { query: { page: 1, limit: 1 } } },
  api: { name: 'balance', parts: {} },
} as const satisfies Record<Limiter, { name: OperationName; parts: object }>;

/** Measurement of a rate limit. */
export interface MeasuredLimit {
  readonly limiter: Limiter;
  /** Calls allowed in a fresh minute; null when no limit was reached. */
  readonly allowed: number | null;
}

/** Makes calls until one is refused, at most one more than the dashboard needs. */
const callsUntilRefused = async ({ send, waitOf }: LiveClient, limiter: Limiter) => {
  const { name, parts } = CHEAP[limiter];
  for (let calls = 0; calls <= CALLS_PER_MINUTE[limiter]; calls += 1) {
    const reply = await send(name, parts);
    if (typeof reply !== 'string' && reply.status === 429) return { calls, waitMs: waitOf(reply) ?? 0 };
  }
  return null;
};

/** Uses up the rest of this minute and counts the calls of the next one. */
export const measureLimit = async (
  client: LiveClient,
  limiter: Limiter,
  wait: Wait,
): Promise<MeasuredLimit> => {
  const rest = await callsUntilRefused(client, limiter);
  if (rest === null) return { limiter, allowed: null };
  await wait(rest.waitMs);
  const whole = await callsUntilRefused(client, limiter);
  await wait(whole?.waitMs ?? 0);
  return { limiter, allowed: whole?.calls ?? null };
};

/** A server that allows fewer calls than the dashboard needs refuses its users' clicks. */
export const checkLimit = ({ limiter, allowed }: MeasuredLimit): readonly Difference[] => {
  const counted = CALLS_PER_MINUTE[limiter];
  if (allowed === null || allowed >= counted) return [];
  const expected = `${counted} calls a minute at least`;
  return [{ subject: 'limits', aspect: 'behaviour', place: limiter, expected, actual: String(allowed) }];
};
