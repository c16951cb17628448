import { combine, createEvent, createStore, sample } from 'effector';
import { $isPageVisible } from '../../lib/page';
import { codesSeenInOtherTab } from '../../realtime/live-updates';
import { numberCancelledByUser, numberCompletedByUser } from '../../realtime/messages/events';
import { isCopyableCode } from '../../numbers/copying/copyable-text';
import { codeCopied } from '../../numbers/copying/copy-numbers';
import type { IncomingCode } from './notification-signals';
import { $toasts, codeCopyClicked, toastDismissed } from '../../lib/toasts/toasts';
import { $isSummarised } from '../away-summary/away-summary';
import { codeRemoved, codesNamed, codesReceived } from './incoming-codes';

export const arrivedCodeDismissed = createEvent();

const missed = sample({
  clock: codesReceived,
  source: { isVisible: $isPageVisible, isSummarised: $isSummarised },
  // Includes codes from a list loaded just after the user returned.
  filter: ({ isVisible, isSummarised }) => !isVisible || isSummarised,
  fn: (_, received) => received.findLast(({ code }) => code === null || isCopyableCode(code)) ?? null,
});

/**
 * The newest code that arrived while the user was elsewhere, until it is copied, dismissed or its number
 * ends.
 */
const $missedCode = createStore<IncomingCode | null>(null)
  .on(missed, (before, code) => code ?? before)
  .on(
    codesNamed,
    (code, named) => named.find(({ activationId }) => activationId === code?.activationId) ?? code,
  )
  .on([codeCopyClicked, codeCopied], (missedCode, copied) =>
    missedCode?.code === copied ? null : missedCode,
  )
  .on([codeRemoved, numberCompletedByUser, numberCancelledByUser], (code, { activationId }) =>
    code?.activationId === activationId ? null : code,
  )
  .reset(arrivedCodeDismissed, codesSeenInOtherTab);

/** The arrived code once the user has returned; null without one. */
export const $arrivedCode = combine($missedCode, $isPageVisible, (code, isVisible) =>
  isVisible ? code : null,
);

/** The sheet with that code is visible: its toast would repeat it. */
export const arrivedCodeShown = createEvent<string>();

const repeated = sample({
  clock: arrivedCodeShown,
  source: $toasts,
  fn: (toasts, code) => toasts.find((toast) => toast.code === code)?.id,
});
sample({ clock: repeated.filterMap((id) => id), target: toastDismissed });
