import { attach, merge, sample } from 'effector';
import { copyTextFx } from '../../lib/ports';
import { isCopyableCode } from './copyable-text';
import { codeCopyClicked } from '../../lib/toasts/toasts';
import { copiedToast, copyFailedToast } from './copy-numbers';

const copyFx = attach({ effect: copyTextFx });

sample({ clock: codeCopyClicked, filter: isCopyableCode, target: copyFx });

/** Toast for the outcome of copying a code. */
export const codeCopyToastRequested = merge([
  copyFx.done.map(() => copiedToast('code')),
  merge([codeCopyClicked.filter({ fn: (code) => !isCopyableCode(code) }), copyFx.fail]).map(copyFailedToast),
]);
