import { attach, createEvent, sample, type Store } from 'effector';
import { loadIntentFx, saveIntentFx, type IntentName } from '../../ports';

export type { IntentName };

interface KeptIntentOptions<Intent> {
  readonly name: IntentName;
  /** What is not settled yet; null forgets it. */
  readonly $intent: Store<Intent | null>;
  readonly $userId: Store<string | null>;
  readonly readIntent: (kept: unknown, userId: string) => Intent | null;
}

/** Keeps an unsettled intent over a reload of the page, and finds it again for the user it belongs to. */
export const keepIntent = <Intent>({ name, $intent, $userId, readIntent }: KeptIntentOptions<Intent>) => {
  const restoreRequested = createEvent();
  const loadFx = attach({ effect: loadIntentFx, mapParams: (_: void) => name });

  sample({ clock: $intent, fn: (intent) => ({ name, intent }), target: saveIntentFx });
  sample({ clock: restoreRequested, target: loadFx });

  const intentFound = sample({
    clock: loadFx.doneData,
    source: { intent: $intent, userId: $userId },
    // What is under way by now is newer than what was kept.
    filter: ({ intent }) => intent === null,
    fn: ({ userId }, kept) => (userId === null ? null : readIntent(kept, userId)),
  }).filterMap((intent) => (intent === null ? undefined : { intent }));

  return { restoreRequested, intentFound };
};
