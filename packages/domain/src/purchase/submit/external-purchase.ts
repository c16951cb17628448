import { createEvent, createStore, sample } from 'effector';
import { newNumberAnnounced } from '../../numbers/list/active-numbers';
import { $attempt, purchaseSucceeded } from './purchase-attempt';
import { $boughtIds } from './duplicate-purchase';

/** A number was bought outside this page. */
export const externalPurchaseDetected = createEvent();

/** True if a message arrived during a purchase of this page: it may be about that purchase. */
const $isAnnouncementPending = createStore(false).reset(purchaseSucceeded, externalPurchaseDetected);

const announced = sample({
  clock: newNumberAnnounced,
  source: { attempt: $attempt, bought: $boughtIds },
  filter: ({ bought }, { purchaseId: id }) => id === null || !bought.includes(id),
  fn: ({ attempt }) => attempt?.phase === 'sending',
});
sample({ clock: announced, filter: Boolean, target: $isAnnouncementPending });
sample({ clock: announced, filter: (isSending) => !isSending, target: externalPurchaseDetected });

// A purchase that did not succeed at once leaves the message unaccounted for; one that did loads the list anyway.
sample({
  clock: $attempt,
  source: $isAnnouncementPending,
  filter: (isPending, attempt) => isPending && attempt?.phase !== 'sending',
  target: externalPurchaseDetected,
});
