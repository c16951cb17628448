import { createEvent, sample } from 'effector';
import { createFireLaterFx } from '../../../lib/time/delay';
import { SMS_TOAST_MS } from '../../../limits';
import { arrivalSignals } from '../../../rules';
import { $preferences } from '../../account/preferences';
import { toast, toastRequested } from '../toasts';
import { codeForgotten, codeTested } from './incoming-codes';
import { signalArrivalFx } from './notify-user';

/** An invented code, as if it had arrived. */
const TEST = { activationId: 'test', code: '123456', service: 'Test' };

/** 'Send a test': all that happens when a code arrives, as the user has chosen it. */
export const testSendClicked = createEvent();

sample({ clock: testSendClicked, fn: () => TEST, target: codeTested });
sample({
  clock: testSendClicked,
  fn: () => ({
    ...toast('success', `Test: SMS received: ${TEST.code}`, SMS_TOAST_MS),
    code: TEST.code,
  }),
  target: toastRequested,
});
// The user is here and wants to see all of it.
sample({
  clock: testSendClicked,
  source: $preferences,
  fn: (preferences) => ({
    ...arrivalSignals([TEST], { isVisible: false, isLeading: true, preferences }),
    vibration: true,
  }),
  target: signalArrivalFx,
});
sample({
  clock: testSendClicked,
  fn: () => ({ afterMs: SMS_TOAST_MS, payload: TEST }),
  target: createFireLaterFx(codeForgotten),
});
