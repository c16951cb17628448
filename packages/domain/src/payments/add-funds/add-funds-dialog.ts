import { createEvent, createStore, sample } from 'effector';
import { and } from 'patronum';
import { createScreen } from '../../lib/create-screen';
import { portsSupplied } from '../../lib/ports';
import { createStorageRead, storageWriteRequested } from '../../lib/storage/stored-values';
import { $depositAttempt, depositRestored, paymentCreated } from './deposit-attempt';

/** Open while a page that has the dialog is on screen. */
export const addFundsScreen = createScreen();

/** 'Add Funds' was clicked. */
export const addFundsOpened = createEvent();

/** The user closed the dialog. The typed values stay for the next time. */
export const addFundsClosed = createEvent();

/** The user left the page with no deposit in flight: the dialog closes, and is not open on the next visit. */
const pageLeft = sample({
  clock: addFundsScreen.toggled,
  source: $depositAttempt,
  filter: (attempt, isOpen) => !isOpen && attempt === null,
});

export const $isAddFundsOpen = createStore(false)
  .on([addFundsOpened, depositRestored], () => true)
  .reset(addFundsClosed, pageLeft, paymentCreated);

const wasOpenRead = createEvent<unknown>();
// A reloaded page shows its screen just before its ports are supplied.
sample({
  clock: [addFundsScreen.opened, portsSupplied],
  filter: addFundsScreen.$isOpen,
  fn: () => undefined,
  target: createStorageRead('add-funds-open', wasOpenRead),
});
sample({ clock: wasOpenRead.filter({ fn: (wasOpen) => wasOpen === true }), target: addFundsOpened });
// The tab keeps it: a phone may reload the page while the user looks up a figure elsewhere.
sample({
  clock: $isAddFundsOpen,
  fn: (value) => ({ name: 'add-funds-open' as const, value }),
  target: storageWriteRequested,
});

/** True while the user sees the dialog. */
export const $isAddFundsVisible = and($isAddFundsOpen, addFundsScreen.$isOpen);
