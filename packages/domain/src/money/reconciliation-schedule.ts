import { attach, createEvent, sample, scopeBind, type Event } from 'effector';
import { $timers } from '../lib/time/timers';
import { RECONCILIATION_SCHEDULE_MS, REQUEST_TIMEOUT_MS } from '../limits';

/** A scheduled reconciliation of an unconfirmed call. */
interface ReconciliationDue<Intent> {
  readonly kind: 'due';
  readonly intent: Intent;
  /** The call's own deadline has passed: a missing result counts as absent. */
  readonly isLast: boolean;
}

/**
 * Fires when a call, sent `sinceMs` ms ago, is to be reconciled, counted from its start, whether or not its response was
 * lost by then. Uses timers and not the clock, which may be changed meanwhile.
 */
export const createReconciliationSchedule = <Intent>(
  started: Event<{ readonly intent: Intent; readonly sinceMs: number }>,
): Event<ReconciliationDue<Intent>> => {
  const due = createEvent<ReconciliationDue<Intent>>();
  const waitFx = attach({
    source: $timers,
    effect: (timers, { intent, sinceMs }: { readonly intent: Intent; readonly sinceMs: number }): void => {
      const fire = scopeBind(due);
      for (const atMs of RECONCILIATION_SCHEDULE_MS) {
        const isLast = atMs === REQUEST_TIMEOUT_MS;
        if (atMs > sinceMs) timers.once(() => fire({ kind: 'due', intent, isLast }), atMs - sinceMs);
      }
    },
  });
  sample({ clock: started, target: waitFx });
  return due;
};
