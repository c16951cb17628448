import { attach, createEvent, sample, type Event, type Store } from 'effector';
import * as v from 'valibot';
import { readStorageFx, writeStorageFx, type IntentName } from '../lib/ports';
import { $intentMetadata, intentAgeMs, type MutationIntent } from './intent';
import type { InFlightIntent } from './reconciliation-schedule';

interface PersistPendingOptions<Intent> {
  readonly name: IntentName;
  readonly schema: v.GenericSchema<unknown, Intent>;
  /** A call was sent: its intent is stored, across page reloads and expired sessions. */
  readonly started: Event<Intent>;
  /** The outcome of the call is known, or the user abandoned it. */
  readonly settled: Event<unknown>;
  readonly $isBusy: Store<boolean>;
}

/** Stores an intent until its outcome is known, and restores it for its user. */
export const persistPending = <Intent extends MutationIntent>(options: PersistPendingOptions<Intent>) => {
  const { name, schema, started, settled, $isBusy } = options;
  const storageKey = `unsettled-${name}` as const;
  const restoreRequested = createEvent();
  const loadFx = attach({ effect: readStorageFx, mapParams: (_: void) => storageKey });

  sample({ clock: started, fn: (intent) => ({ name: storageKey, value: intent }), target: writeStorageFx });
  sample({ clock: settled, fn: () => ({ name: storageKey, value: null }), target: writeStorageFx });
  sample({ clock: restoreRequested, target: loadFx });

  const intentFound = sample({
    clock: loadFx.doneData,
    source: { isBusy: $isBusy, context: $intentMetadata },
    // A call in flight is newer than the stored intent.
    filter: ({ isBusy }) => !isBusy,
    fn: ({ context: { user, clock, offsetMs } }, stored): InFlightIntent<Intent> | null => {
      const intent = v.safeParse(schema, stored);
      if (!intent.success || intent.output.userId !== user?.id) return null;
      return { intent: intent.output, sinceMs: intentAgeMs(intent.output, clock.now(), offsetMs) };
    },
  }).filterMap((begun) => begun ?? undefined);

  return { restoreRequested, intentFound };
};
