import { attach, createEvent, createStore, sample } from 'effector';
import { copyTextFx } from '../../lib/ports';
import { copyFailedToast } from '../../numbers';
import { toastRequested } from '../../lib/toasts/toasts';

const copyFx = attach({ effect: copyTextFx });

/** The user copies a text for support. */
export const supportTextCopyClicked = createEvent<string>();

/** The text for support that was copied last: its button says 'Copied' until the text changes. */
export const $copiedSupportText = createStore<string | null>(null).on(copyFx.done, (_, { params }) => params);

sample({ clock: supportTextCopyClicked, target: copyFx });
sample({ clock: copyFx.fail, fn: copyFailedToast, target: toastRequested });
