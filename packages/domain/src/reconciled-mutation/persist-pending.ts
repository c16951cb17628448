import { attach, createEvent, sample, type Event, type Store } from 'effector';
import * as v from 'valibot';
import { loadKeptFx, saveKeptFx, type IntentName } from '../lib/ports';
import { $clickContext, sinceClick, type Click } from './intent';
import type { Begun } from './reconciliation-schedule';

interface KeptIntentOptions<Intent> {
  readonly name: IntentName;
  readonly schema: v.GenericSchema<unknown, Intent>;
  /** A call was sent: its intent is kept until the call is settled, across page reloads and sessions that expire. */
  readonly started: Event<Intent>;
  /** The outcome of the call is known, or the user gave up waiting for it. */
  readonly settled: Event<unknown>;
  readonly $isBusy: Store<boolean>;
}

/** Keeps an unsettled intent until it is settled, and finds it again for the user it belongs to. */
export const keepIntent = <Intent extends Click>(options: KeptIntentOptions<Intent>) => {
  const { name, schema, started, settled, $isBusy } = options;
  const keptName = `unsettled-${name}` as const;
  const restoreRequested = createEvent();
  const loadFx = attach({ effect: loadKeptFx, mapParams: (_: void) => keptName });

  sample({ clock: started, fn: (intent) => ({ name: keptName, value: intent }), target: saveKeptFx });
  sample({ clock: settled, fn: () => ({ name: keptName, value: null }), target: saveKeptFx });
  sample({ clock: restoreRequested, target: loadFx });

  const intentFound = sample({
    clock: loadFx.doneData,
    source: { isBusy: $isBusy, context: $clickContext },
    // A call under way by now is newer than what was kept.
    filter: ({ isBusy }) => !isBusy,
    fn: ({ context: { user, clock, offsetMs } }, kept): Begun<Intent> | null => {
      const intent = v.safeParse(schema, kept);
      if (!intent.success || intent.output.userId !== user?.id) return null;
      return { intent: intent.output, sinceMs: sinceClick(intent.output, clock.now(), offsetMs) };
    },
  }).filterMap((begun) => begun ?? undefined);

  return { restoreRequested, intentFound };
};
