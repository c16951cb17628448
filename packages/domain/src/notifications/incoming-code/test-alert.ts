import { createEvent, sample } from 'effector';
import { createTask } from '../../lib/task';
import { createDelay } from '../../lib/time/create-timer';
import { SMS_TOAST_MS } from '../../limits/spec';
import { codeNotification, notificationSignals } from './notification-signals';
import { $preferences } from '../../account/preferences';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { codeRemoved, codeTested } from './incoming-codes';
import { notifyUser } from './notify-user';

/** An invented code, as if it had arrived. */
const SAMPLE_CODE = { activationId: 'test', code: '123456', service: 'Test' };

const testEnded = createEvent<boolean>();

/** 'Send a test': all that happens when a code arrives, as the user has chosen it. */
export const testAlertClicked = createEvent();

sample({ clock: testAlertClicked, fn: () => SAMPLE_CODE, target: codeTested });
sample({
  clock: testAlertClicked,
  fn: () => ({
    ...toast('success', `Test: SMS received: ${SAMPLE_CODE.code}`, SMS_TOAST_MS),
    code: SAMPLE_CODE.code,
    number: { service: SAMPLE_CODE.service, serviceCode: '', phoneGroups: [] },
  }),
  target: toastRequested,
});
// The user is present, and the test shows every signal.
sample({
  clock: testAlertClicked,
  source: $preferences,
  filter: ({ smsReceived }) => smsReceived,
  fn: (preferences) => ({
    signals: {
      ...notificationSignals(codeNotification([SAMPLE_CODE]), {
        isFocused: false,
        isLeader: true,
        preferences,
      }),
      vibration: true,
    },
  }),
  target: createTask(notifyUser, testEnded),
});
sample({
  clock: testEnded,
  filter: (isShown) => !isShown,
  fn: () => toast('error', 'This browser did not show the notification. Check its permission for this site.'),
  target: toastRequested,
});
sample({
  clock: testAlertClicked,
  fn: () => ({ afterMs: SMS_TOAST_MS, payload: SAMPLE_CODE }),
  target: createDelay(codeRemoved),
});
