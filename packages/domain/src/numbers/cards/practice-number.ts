import { attach, createEvent, createStore, sample } from 'effector';
import { createScreen } from '../../lib/create-screen';
import { createTimer } from '../../lib/time/create-timer';
import { copyTextFx } from '../../lib/copy-text';
import { COPIED_MARK_MS, PRACTICE_CODE_MS } from '../../limits/tuning';
import { toastRequested } from '../../lib/toasts/toasts';
import { copyFailedToast, type CopiedWhat } from '../copying/copy-numbers';

/** Reserved for fiction: no subscriber has it. */
const PHONE_NUMBER = '+1 202 555 0143';
const CODE = '482913';

export const practiceNumberScreen = createScreen();

export const practiceCopyClicked = createEvent<CopiedWhat>();

const codeDue = createEvent();
const markExpired = createEvent();
const codeTimerSet = createTimer(codeDue);
const markTimerSet = createTimer(markExpired);
const copyFx = attach({
  effect: copyTextFx,
  mapParams: (what: CopiedWhat) => (what === 'phone' ? PHONE_NUMBER.replaceAll(' ', '') : CODE),
});

const BEGINNING: {
  readonly phoneNumber: string;
  readonly code: string | null;
  readonly copied: CopiedWhat | null;
} = { phoneNumber: PHONE_NUMBER, code: null, copied: null };

/**
 * A number that exists in this view alone: no call is made for it, and no list, counter or notification has
 * it.
 */
export const $practiceNumber = createStore(BEGINNING)
  .on(codeDue, (practice) => ({ ...practice, code: CODE }))
  .on(copyFx.done, (practice, { params: copied }) => ({ ...practice, copied }))
  .on(markExpired, (practice) => ({ ...practice, copied: null }))
  .reset(practiceNumberScreen.toggled);

sample({
  clock: practiceNumberScreen.toggled,
  fn: (isOpen) => (isOpen ? PRACTICE_CODE_MS : Infinity),
  target: codeTimerSet,
});
sample({ clock: practiceCopyClicked, target: copyFx });
sample({ clock: copyFx.done, fn: () => COPIED_MARK_MS, target: markTimerSet });
sample({ clock: copyFx.fail, fn: copyFailedToast, target: toastRequested });
