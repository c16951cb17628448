import { attach, createEvent, sample } from 'effector';
import { copyTextFx } from '../../ports';
import { isCopyableCode } from '../../rules';
import { toast, toastRequested } from '../toasts';

const copyFx = attach({ effect: copyTextFx });

/** The user wants this SMS code on the clipboard, from a toast or from the dashboard. */
export const codeCopyClicked = createEvent<string>();

sample({ clock: codeCopyClicked, filter: isCopyableCode, target: copyFx });
sample({ clock: copyFx.done, fn: () => toast('success', 'SMS code copied!'), target: toastRequested });
sample({
  clock: [codeCopyClicked.filter({ fn: (code) => !isCopyableCode(code) }), copyFx.fail],
  fn: () => toast('error', 'Could not copy. Please select the text and copy it by hand.'),
  target: toastRequested,
});
