import { errorText } from '../../api/errors/api-error';
import type { Attempt } from '../../api/money-call/mutation-attempt';

/** The last request to wait longer, and those that follow. */
export interface Retry {
  /** Id of its number; null before the first. */
  readonly id: string | null;
  /** How far its call is; null while none is open. */
  readonly phase: Attempt<unknown, unknown>['phase'] | null;
  readonly error: string | null;
  /** Ids of the numbers whose request follows. A failure ends them: the user reads why. */
  readonly queue: readonly string[];
}

export const NO_RETRY: Retry = { id: null, phase: null, error: null, queue: [] };

/** Error text when a retry was rejected without a reason. */
const RETRY_FAILED = 'Failed to request retry';

/** True while the call may still end by itself. */
const isUnderWay = ({ phase }: Retry): boolean => phase === 'sending' || phase === 'checking';

export const pendingRetryIds = (retry: Retry): readonly string[] =>
  retry.id !== null && isUnderWay(retry) ? [retry.id, ...retry.queue] : [];

/** True if the click leaves an open call behind: it costs nothing, and the list shows what became of it. */
export const isLeftBehind = ({ id, phase }: Retry, clickedId: string): boolean =>
  phase === 'ambiguous' || (phase === 'lookup-failed' && id !== clickedId);

/** Numbers that were bought together end together: one click may follow the other before its response. */
export const retryAfterClick = (retry: Retry, id: string): Retry => {
  const isQueued = isUnderWay(retry) && retry.id !== id;
  return { ...retry, error: null, queue: isQueued ? [...new Set([...retry.queue, id])] : retry.queue };
};

export const retryAfterStep = (
  retry: Retry,
  { after }: { readonly after: Attempt<{ readonly numberId: string }, number> },
): Retry => {
  const { outcome, phase, intent } = after;
  const id = intent.numberId;
  const queue = retry.queue.filter((queued) => queued !== id);
  const ended: Retry = { id, phase: null, error: null, queue: [] };
  switch (outcome?.kind) {
    case undefined: {
      const open = { ...ended, phase };
      return isUnderWay(open) ? { ...open, queue } : open;
    }
    case 'succeeded':
      return { ...ended, queue };
    case 'rejected':
      return { ...ended, error: outcome.error ? errorText(outcome.error, RETRY_FAILED) : null };
    case 'not-found':
      return { ...ended, error: RETRY_FAILED };
    case 'abandoned':
      return ended;
  }
};
