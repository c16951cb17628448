import { attach, createEvent, createStore, sample, type Store, merge } from 'effector';
import type { PurchasedNumber } from '../../contracts/number';
import { createDelayFx } from '../../lib/time/timers';
import { COPIED_MARK_MS } from '../../limits/tuning';
import { copyTextFx } from '../../lib/ports';
import { formatPhoneNumber, isCopyableCode, isCopyablePhoneNumber } from './copyable-text';
import { phoneGroups, type PhoneFormat } from './phone-format';
import { $preferences } from '../../account/preferences';
import { toastRequested, toast, codeCopyClicked } from '../../lib/toasts/toasts';
import { $allNumbers } from '../list/active-numbers';
import { isActiveNumber } from '../list/number-status';

/** Kind of a copied text. */
export type CopiedWhat = 'phone' | 'code';

/** Toast: the text is on the clipboard. */
const copiedToast = (what: CopiedWhat) =>
  toast('success', what === 'phone' ? 'Phone number copied!' : 'SMS code copied!');

/** Toast: the browser refused the clipboard, or the text must not be copied. */
export const copyFailedToast = () => toast('error', "Couldn't copy. Select the text and copy it manually.");

/** A code was copied to the clipboard. */
export const codeCopied = createEvent<string>();

/** Number and kind of the last copy. */
export interface CopiedMark {
  readonly id: string;
  readonly what: CopiedWhat;
}

/** The content to copy. */
interface WantedCopy extends CopiedMark {
  /** Format of a phone number. @defaultValue the one that the user has chosen */
  readonly format?: PhoneFormat;
}

interface CopyRequest {
  readonly mark: CopiedMark;
  readonly text: string;
}

const markExpired = createEvent<CopiedMark>();

/** Removes an expired tick; a story replaces it, as it does for toasts. */
export const expireCopiedMarkLaterFx = createDelayFx(markExpired);

/**
 * Copies phone numbers, in the format the user has chosen, and codes of the numbers on a screen.
 *
 * @param isToasted false if a visible button shows 'Copied'
 */
export const createNumberCopying = (
  $numbers: Store<readonly PurchasedNumber[] | null>,
  { isToasted = true }: { readonly isToasted?: boolean } = {},
) => {
  const copyFx = attach({ effect: copyTextFx, mapParams: ({ text }: CopyRequest) => text });

  /** The user wants the phone number or the newest code of a number on the clipboard. */
  const copyClicked = createEvent<WantedCopy>();
  const copyRefused = createEvent();

  /** The last copy, with a tick on its button; null when nothing was copied within the last 2 s. */
  const $copiedMark = createStore<CopiedMark | null>(null)
    .on(copyFx.done, (_, { params }) => params.mark)
    // An earlier copy must not remove the tick of a later one.
    .on(markExpired, (mark, expired) => (mark === expired ? null : mark));

  const copyChecked = sample({
    clock: copyClicked,
    source: { numbers: $numbers, preferences: $preferences },
    fn: ({ numbers, preferences: { numberFormat } }, { format = numberFormat, ...mark }) => {
      const number = numbers?.find(({ id }) => id === mark.id);
      if (number === undefined) return { mark, text: null };
      const phoneNumber = phoneGroups(formatPhoneNumber(number.phoneNumber), format).join('');
      if (mark.what === 'phone')
        return { mark, text: isCopyablePhoneNumber(phoneNumber) ? phoneNumber : null };
      return {
        mark,
        text: number.smsCode !== null && isCopyableCode(number.smsCode) ? number.smsCode : null,
      };
    },
  });

  sample({
    clock: copyChecked,
    filter: (checked): checked is CopyRequest => checked.text !== null,
    target: copyFx,
  });
  sample({
    clock: copyChecked,
    filter: ({ text }) => text === null,
    target: copyRefused,
  });

  sample({
    clock: copyFx.done,
    fn: ({ params }) => ({ afterMs: COPIED_MARK_MS, payload: params.mark }),
    target: expireCopiedMarkLaterFx,
  });
  sample({
    clock: copyFx.done,
    filter: ({ params: { mark } }) => mark.what === 'code',
    fn: ({ params: { text } }) => text,
    target: codeCopied,
  });
  sample({
    clock: copyFx.done,
    filter: () => isToasted,
    fn: ({ params: { mark } }) => copiedToast(mark.what),
    target: toastRequested,
  });
  sample({
    clock: [copyFx.fail, copyRefused],
    fn: copyFailedToast,
    target: toastRequested,
  });

  return { copyClicked, $copiedMark };
};

const copyFx = attach({ effect: copyTextFx });

sample({ clock: codeCopyClicked, filter: isCopyableCode, target: copyFx });

/** Toast for the outcome of copying a code. */
export const codeCopyToastRequested = merge([
  copyFx.done.map(() => copiedToast('code')),
  merge([codeCopyClicked.filter({ fn: (code) => !isCopyableCode(code) }), copyFx.fail]).map(copyFailedToast),
]);

/** Copying from the search, which closes, and by a key: a toast confirms it. */
export const { copyClicked: searchCopyClicked } = createNumberCopying($allNumbers);

/** The user wants the newest code, or the newest active number, on the clipboard. */
export const newestCopyClicked = createEvent<CopiedWhat>();

const found = sample({
  clock: newestCopyClicked,
  source: $allNumbers,
  fn: (numbers, what) => ({ what, id: newestId(numbers, what) }),
});
sample({
  clock: found.filterMap(({ what, id }) => (id === undefined ? undefined : { what, id })),
  target: searchCopyClicked,
});
sample({
  clock: found.filter({ fn: ({ id }) => id === undefined }),
  fn: ({ what }) => toast('info', what === 'code' ? 'No code to copy yet' : 'No active number to copy'),
  target: toastRequested,
});

function newestId(numbers: readonly PurchasedNumber[], what: CopiedWhat): string | undefined {
  const [candidates, at] =
    what === 'code'
      ? [numbers.filter(({ smsCode }) => smsCode !== null), ({ receivedAt }: PurchasedNumber) => receivedAt]
      : [numbers.filter(isActiveNumber), ({ purchasedAt }: PurchasedNumber) => purchasedAt];
  return candidates.toSorted((one, other) => (at(other) ?? 0) - (at(one) ?? 0))[0]?.id;
}
