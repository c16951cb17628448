import { attach, createEvent, sample, scopeBind, type Event } from 'effector';
import { $timers } from '../lib/time/timers';
import { RECONCILIATION_SCHEDULE_MS, REQUEST_TIMEOUT_MS } from '../limits';

/** A call that costs money, sent `sinceMs` ms ago. */
export interface InFlightIntent<Intent> {
  readonly intent: Intent;
  readonly sinceMs: number;
}

/** A scheduled reconciliation of an unconfirmed call. */
export interface ReconciliationRetry<Intent> {
  readonly intent: Intent;
  /** The call's own deadline has passed: a missing result counts as absent. */
  readonly isLast: boolean;
}

/**
 * Fires when a call is to be reconciled, counted from its start, whether or not its response was lost by
 * then. Uses timers and not the clock, which may be changed meanwhile.
 */
export const createReconciliationSchedule = <Intent>(
  started: Event<InFlightIntent<Intent>>,
): Event<ReconciliationRetry<Intent>> => {
  const retryDue = createEvent<ReconciliationRetry<Intent>>();
  const waitFx = attach({
    source: $timers,
    effect: (timers, { intent, sinceMs }: InFlightIntent<Intent>): void => {
      const fire = scopeBind(retryDue);
      for (const atMs of RECONCILIATION_SCHEDULE_MS) {
        const isLast = atMs === REQUEST_TIMEOUT_MS;
        if (atMs > sinceMs) timers.once(() => fire({ intent, isLast }), atMs - sinceMs);
      }
    },
  });
  sample({ clock: started, target: waitFx });
  return retryDue;
};
