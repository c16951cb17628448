import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';
import type { PurchasedNumber } from '../../contracts/number';
import { createExpiry } from '../../lib/time/create-timer';
import { COPIED_MARK_MS } from '../../limits/tuning';
import { createTask } from '../../lib/task';
import { formatPhoneNumber, isCopyableCode, isCopyablePhoneNumber } from './copyable-text';
import { phoneGroups, type PhoneFormat } from './phone-format';
import { $preferences } from '../../account/preferences';
import { toastRequested, toast, codeCopyClicked } from '../../lib/toasts/toasts';
import { $allNumbers } from '../list/active-numbers';
import { isActiveNumber } from '../list/number-status';

export type CopiedWhat = 'phone' | 'code';

/** Toast: the browser refused the clipboard, or the text must not be copied. */
export const copyFailedToast = () => toast('error', "Couldn't copy. Select the text and copy it manually.");

export const codeCopied = createEvent<string>();

/** Number and kind of a copy. */
interface NumberCopy {
  readonly id: string;
  readonly what: CopiedWhat;
}

interface CopiedMark extends NumberCopy {
  /** True where a toast has said so. */
  readonly isToasted: boolean;
}

interface WantedCopy extends NumberCopy {
  /** Format of a phone number. @defaultValue the one that the user has chosen */
  readonly format?: PhoneFormat;
}

interface CopyRequest {
  readonly what: CopiedWhat;
  /** Null where it must not be copied. */
  readonly text: string | null;
  /** The button that shows a tick; null without one. */
  readonly mark: NumberCopy | null;
  /** False if a visible button shows 'Copied'. */
  readonly isToasted: boolean;
}

const copyRequested = createEvent<CopyRequest>();
const markExpired = createEvent();

const copyEnded = createEvent<CopyRequest & { readonly isCopied: boolean }>();
const copied = copyEnded.filter({ fn: ({ isCopied }) => isCopied });
const copy = createTask(async ({ ports }, request: CopyRequest) => {
  try {
    if (request.text !== null) await ports.copyText(request.text);
    return { ...request, isCopied: request.text !== null };
  } catch {
    return { ...request, isCopied: false };
  }
}, copyEnded);

const markTimeStarted = createExpiry(markExpired);

/** The last copy, with a tick on its button; null when nothing was copied within the last 2 s. */
export const $copiedMark = createStore<CopiedMark | null>(null)
  .on(copied, (shown, { mark, isToasted }) => (mark === null ? shown : { ...mark, isToasted }))
  .reset(markExpired);

sample({ clock: copyRequested, target: copy });
sample({
  clock: copied.filterMap(({ mark }) => mark ?? undefined),
  fn: () => ({ afterMs: COPIED_MARK_MS, payload: undefined }),
  target: markTimeStarted,
});
sample({
  clock: copied,
  filter: ({ what }) => what === 'code',
  fn: ({ text }) => text ?? '',
  target: codeCopied,
});
sample({
  clock: copied,
  filter: ({ isToasted }) => isToasted,
  fn: ({ what }) => toast('success', what === 'phone' ? 'Phone number copied!' : 'SMS code copied!'),
  target: toastRequested,
});
sample({
  clock: copyEnded,
  filter: ({ isCopied }) => !isCopied,
  fn: copyFailedToast,
  target: toastRequested,
});

sample({
  clock: codeCopyClicked,
  fn: (code) => ({
    what: 'code' as const,
    text: isCopyableCode(code) ? code : null,
    mark: null,
    isToasted: true,
  }),
  target: copyRequested,
});

/**
 * The phone number, in the format the user has chosen, or the code of a number; null where it must not be
 * copied.
 */
const textOf = (number: PurchasedNumber, what: CopiedWhat, format: PhoneFormat): string | null => {
  if (what === 'code')
    return number.smsCode !== null && isCopyableCode(number.smsCode) ? number.smsCode : null;
  const phoneNumber = phoneGroups(formatPhoneNumber(number.phoneNumber), format).join('');
  return isCopyablePhoneNumber(phoneNumber) ? phoneNumber : null;
};

/**
 * Creates an event that copies the phone number or the newest code of one of these numbers.
 *
 * @param isToasted false if a visible button shows 'Copied'
 */
export const createNumberCopying = (
  $numbers: Store<readonly PurchasedNumber[] | null>,
  { isToasted = true }: { readonly isToasted?: boolean } = {},
): EventCallable<WantedCopy> => {
  const copyClicked = createEvent<WantedCopy>();
  sample({
    clock: copyClicked,
    source: { numbers: $numbers, preferences: $preferences },
    fn: ({ numbers, preferences: { numberFormat } }, { format = numberFormat, ...mark }) => {
      const number = numbers?.find(({ id }) => id === mark.id);
      const text = number === undefined ? null : textOf(number, mark.what, format);
      return { what: mark.what, text, mark, isToasted };
    },
    target: copyRequested,
  });
  return copyClicked;
};

/** The copy buttons of the cards, of which one shows 'Copied'. */
export const copyClicked = createNumberCopying($allNumbers, { isToasted: false });

/** Copying from the search, which closes, and by a key: a toast confirms it. */
export const searchCopyClicked = createNumberCopying($allNumbers);

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
