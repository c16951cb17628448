import { createEvent, sample } from 'effector';
import { loadIntentFx, saveIntentFx } from '../../ports';
import { $user } from '../session';
import { $attempt, attemptRestored } from './attempt';
import { readIntent } from './intent';
import { selectionRestored } from './selection';

/** Takes up a purchase that a reload of the page interrupted, if there is one. */
export const purchaseRestoreRequested = createEvent();

sample({
  clock: $attempt.map((attempt) => attempt?.intent ?? null),
  target: saveIntentFx,
});

sample({ clock: purchaseRestoreRequested, target: loadIntentFx });

const intentFound = sample({
  clock: loadIntentFx.doneData,
  source: { attempt: $attempt, user: $user },
  filter: ({ attempt }) => attempt === null,
  fn: ({ user }, kept) => (user === null ? null : readIntent(kept, user.id)),
}).filterMap((intent) => intent ?? undefined);

sample({
  clock: intentFound,
  fn: ({ country, service, operator }) => ({ country, service, operator }),
  target: selectionRestored,
});
sample({ clock: intentFound, target: attemptRestored });
