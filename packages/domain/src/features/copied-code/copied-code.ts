import { attach, merge, sample } from 'effector';
import { copyTextFx } from '../../ports';
import { isCopyableCode } from '../../rules';
import { codeCopyClicked, toast } from '../toasts';

const copyFx = attach({ effect: copyTextFx });

sample({ clock: codeCopyClicked, filter: isCopyableCode, target: copyFx });

/** What became of a code that was to be copied. */
export const codeCopyTold = merge([
  copyFx.done.map(() => toast('success', 'SMS code copied!')),
  merge([codeCopyClicked.filter({ fn: (code) => !isCopyableCode(code) }), copyFx.fail]).map(() =>
    toast('error', 'Could not copy. Please select the text and copy it by hand.'),
  ),
]);
