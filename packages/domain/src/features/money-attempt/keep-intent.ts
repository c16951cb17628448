import { attach, createEvent, sample, type Event, type Store } from 'effector';
import { loadIntentFx, saveIntentFx, type IntentName } from '../../ports';

export type { IntentName };

interface KeptIntentOptions<Intent> {
  readonly name: IntentName;
  /** Something was sent: until it is settled it is kept, over a reload and over a session that expires. */
  readonly started: Event<Intent>;
  /** What became of it is known. */
  readonly settled: readonly Event<void>[];
  readonly $isBusy: Store<boolean>;
  readonly $userId: Store<string | null>;
  readonly readIntent: (kept: unknown, userId: string) => Intent | null;
}

/** Keeps an unsettled intent until it is settled, and finds it again for the user it belongs to. */
export const keepIntent = <Intent>(options: KeptIntentOptions<Intent>) => {
  const { name, started, settled, $isBusy, $userId, readIntent } = options;
  const restoreRequested = createEvent();
  const loadFx = attach({ effect: loadIntentFx, mapParams: (_: void) => name });

  sample({ clock: started.map((intent) => ({ name, intent })), target: saveIntentFx });
  sample({ clock: [...settled], fn: () => ({ name, intent: null }), target: saveIntentFx });
  sample({ clock: restoreRequested, target: loadFx });

  const intentFound = sample({
    clock: loadFx.doneData,
    source: { isBusy: $isBusy, userId: $userId },
    // What is under way by now is newer than what was kept.
    filter: ({ isBusy }) => !isBusy,
    fn: ({ userId }, kept) => (userId === null ? null : readIntent(kept, userId)),
  }).filterMap((intent) => (intent === null ? undefined : { intent }));

  return { restoreRequested, intentFound };
};
