import { createEvent, createStore, sample } from 'effector';
import { and } from 'patronum';
import { createScreen } from '../../lib/create-screen';
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

/** True while the dialog is open. */
export const $isAddFundsOpen = createStore(false)
  .on([addFundsOpened, depositRestored], () => true)
  .reset(addFundsClosed, pageLeft, paymentCreated);

/** True while the user sees the dialog. */
export const $isAddFundsVisible = and($isAddFundsOpen, addFundsScreen.$isOpen);
