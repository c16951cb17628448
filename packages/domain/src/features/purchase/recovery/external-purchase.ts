import { createEvent, createStore, sample } from 'effector';
import { newNumberAnnounced } from '../../numbers';
import { sessionEnded } from '../../session';
import { $attempt, purchaseSucceeded } from '../submit/attempt';
import { $boughtIds } from './duplicate-purchase';

/** A number was bought that nothing on this page accounts for. */
export const boughtElsewhere = createEvent();

/** Whether a message came while a purchase of this page was under way: the message may be about that purchase. */
const $isAnnouncementHeld = createStore(false).reset(purchaseSucceeded, boughtElsewhere, sessionEnded);

const announced = sample({
  clock: newNumberAnnounced,
  source: { attempt: $attempt, bought: $boughtIds },
  filter: ({ bought }, { purchaseId: id }) => id === null || !bought.includes(id),
  fn: ({ attempt }) => attempt?.phase === 'sending',
});
sample({ clock: announced, filter: Boolean, target: $isAnnouncementHeld });
sample({ clock: announced, filter: (isHeld) => !isHeld, target: boughtElsewhere });

// A purchase that did not succeed at once leaves the message unaccounted for; one that did loads the list anyway.
sample({
  clock: $attempt,
  source: $isAnnouncementHeld,
  filter: (isHeld, attempt) => isHeld && attempt?.phase !== 'sending',
  target: boughtElsewhere,
});
