import type { PurchasedNumber } from '../../contracts/number';
import { AUTO_CANCEL, NEW_CODE_MS } from '../../limits/tuning';
import type { FailedCancel } from '../auto-cancel/auto-cancel-state';
import { autoCancelAt } from '../auto-cancel/cancel-time';
import { cancelNotice, cancelTooltip, cancelWindow } from '../actions/cancel-window';
import { countryLabel, serviceLabel, type NamesByCode } from '../../catalogue/search/catalogue-names';
import { formatCountdown } from '../../lib/format/countdown';
import { formatDateTime, formatTime } from '../../lib/format/date-time';
import { formatPhoneNumber } from '../copying/copyable-text';
import { formatUsd } from '../../lib/format/money';
import {
  isActiveNumber,
  isReceivedNumber,
  readNumberStatus,
  remainingLife,
  shownNumberStatus,
  type NumberStatus,
} from '../list/number-status';
import { otherCopy, phoneGroups, type OtherCopy, type PhoneFormat } from '../copying/phone-format';
import type { NumberAction } from '../actions/number-actions';

/** Why a number without an SMS is not cancelled automatically (decision N01). */
export type AutoCancelBlock = 'off' | 'offline' | 'clock' | 'late';

/** An automatic cancel that failed. */
export interface AutoCancelFailure {
  /** False where no answer came. */
  readonly isRefused: boolean;
  /** The number's remaining time at the next try, for example '0:40'; undefined where none follows. */
  readonly nextAt: string | undefined;
}

/** State of a card's cancel button. */
export type CancelView =
  | { readonly kind: 'none' }
  | { readonly kind: 'too-early'; readonly notice: string; readonly tooltip: string }
  | { readonly kind: 'available' }
  | { readonly kind: 'busy' };

/** A number as shown on its card, formatted. The ticking countdown is separate. */
export interface NumberCardView {
  readonly id: string;
  readonly service: string;
  /** The provider's code of the service. */
  readonly serviceCode: string;
  /** Name of the country, or its code where the catalogue has no entry. */
  readonly country: string;
  /** The provider's code of the country. */
  readonly countryCode: string;
  /** Formatted USD, 4 decimals. */
  readonly price: string;
  /** A waiting number past its expiry reads 'expired' (spec §4). */
  readonly status: NumberStatus;
  /** With its leading plus. */
  readonly phoneNumber: string;
  /** The phone number in the chosen format, in groups that are easy to read. */
  readonly phoneGroups: readonly string[];
  /** The alternative copy format; undefined for a number of an unknown country. */
  readonly otherCopy: OtherCopy | undefined;
  readonly activationId: string;
  /** Local date and time; empty while unknown. */
  readonly purchasedAt: string;
  /** Local date and time of the newest SMS. */
  readonly receivedAt: string | undefined;
  /** Code of the newest SMS. */
  readonly code: string | undefined;
  /** Codes that a later SMS has replaced, oldest first. */
  readonly earlierCodes: readonly string[];
  /** True while the code is new. */
  readonly isCodeNew: boolean;
  /** True for the newest code on screen. */
  readonly isNewestCode: boolean;
  /** True if the code has a full text: the server sends it for active numbers only. */
  readonly hasMessage: boolean;
  /** Order of the SMS and the end of the number, with both times. */
  readonly note: string | undefined;
  readonly cancel: CancelView;
  /** Local time at which it is cancelled without an SMS; undefined if it is not. */
  readonly autoCancelAt: string | undefined;
  /** Why it is not, although the user does not keep it; `late`: an answer could come after its end. */
  readonly autoCancelBlockedBy: AutoCancelBlock | undefined;
  /** Why it was not, although it was due. */
  readonly autoCancelFailure: AutoCancelFailure | undefined;
  /** True while the user keeps it until it expires; undefined where nothing cancels it. */
  readonly isExempt: boolean | undefined;
  /** `pending`: done in a moment, unless it is undone. */
  readonly complete: 'none' | 'available' | 'pending' | 'busy';
}

/** Data of a card besides its number. */
export interface CardContext {
  /** Server time, ms since 1970. */
  readonly now: number;
  /** Its pending action. */
  readonly busyWith: NumberAction | undefined;
  /** True while its completion is pending. */
  readonly isCompletionPending: boolean;
  /** See `NumberCardView`. */
  readonly note: string | undefined;
  /** True if the user keeps it until it expires. */
  readonly isExempt: boolean;
  /** See `$autoCancelBlockedBy`. */
  readonly autoCancelBlockedBy: Exclude<AutoCancelBlock, 'late'> | null;
  /** Its automatic cancel that failed; undefined without one. */
  readonly failedCancel: FailedCancel | undefined;
  /** Codes that the number has received, oldest first. */
  readonly codes: readonly string[];
  readonly services: NamesByCode;
  readonly countries: NamesByCode;
  readonly numberFormat: PhoneFormat;
  /** Id of the number with the newest code. */
  readonly newestCodeId: string | undefined;
}

/** Everything on the card of a number but its countdown. */
export const cardView = (number: PurchasedNumber, context: CardContext): NumberCardView => {
  const phoneNumber = formatPhoneNumber(number.phoneNumber);
  return {
    id: number.id,
    service: serviceLabel(number, context.services),
    serviceCode: number.serviceCode,
    country: countryLabel(number.countryCode, context.countries),
    countryCode: number.countryCode,
    price: formatUsd(number.price),
    status: shownNumberStatus(number, context.now),
    phoneNumber,
    phoneGroups: phoneGroups(phoneNumber, context.numberFormat),
    otherCopy: otherCopy(phoneNumber, context.numberFormat) ?? undefined,
    activationId: number.activationId,
    purchasedAt: number.purchasedAt === null ? '' : formatDateTime(number.purchasedAt),
    receivedAt: number.receivedAt === null ? undefined : formatDateTime(number.receivedAt),
    code: number.smsCode ?? undefined,
    earlierCodes: context.codes.filter((code) => code !== number.smsCode),
    isCodeNew: number.receivedAt !== null && context.now - number.receivedAt < NEW_CODE_MS,
    isNewestCode: number.id === context.newestCodeId,
    hasMessage:
      number.smsText !== null ||
      (isActiveNumber(number) && (number.smsCode !== null || isReceivedNumber(number))),
    note: context.note,
    cancel: cancelView(number, context),
    ...autoCancelView(number, context),
    complete: completeView(number, context),
  };
};

const cancelView = (number: PurchasedNumber, { now, busyWith }: CardContext): CancelView => {
  const window = cancelWindow(number, now);
  if (window === 'locked') {
    const remaining = remainingLife(number, now) ?? 0;
    return { kind: 'too-early', notice: cancelNotice(remaining), tooltip: cancelTooltip(number, remaining) };
  }
  // An SMS may arrive while the cancel is in flight.
  if (busyWith === 'cancel' && isActiveNumber(number)) return { kind: 'busy' };
  return { kind: window === 'open' ? 'available' : 'none' };
};

const autoCancelView = (
  number: PurchasedNumber,
  { now, isExempt, autoCancelBlockedBy: blockedBy, failedCancel }: CardContext,
): Pick<NumberCardView, 'autoCancelAt' | 'autoCancelBlockedBy' | 'autoCancelFailure' | 'isExempt'> => {
  const at = autoCancelAt(number);
  const window = cancelWindow(number, now);
  if (at === null || window === 'closed')
    return {
      autoCancelAt: undefined,
      autoCancelBlockedBy: undefined,
      autoCancelFailure: undefined,
      isExempt: undefined,
    };
  const isLate = (remainingLife(number, now) ?? 0) <= AUTO_CANCEL.untilMs;
  const block = blockedBy ?? (isLate ? 'late' : undefined);
  const failure =
    isExempt || block !== undefined ? undefined : failureView(failedCancel, at + AUTO_CANCEL.fromMs);
  return {
    // While it is locked, the line about money says when a refund is possible (spec §4). A cancel takes a
    // moment; later on, the time would be a promise in the past.
    autoCancelAt:
      block === undefined &&
      !isExempt &&
      failure === undefined &&
      window === 'open' &&
      now < at + AUTO_CANCEL.graceMs
        ? formatTime(at)
        : undefined,
    autoCancelBlockedBy: isExempt ? undefined : block,
    autoCancelFailure: failure,
    isExempt: isLate || blockedBy === 'off' ? undefined : isExempt,
  };
};

const failureView = (failed: FailedCancel | undefined, expiry: number): AutoCancelFailure | undefined =>
  failed === undefined || failed.why === 'elsewhere'
    ? undefined
    : {
        isRefused: failed.why === 'refused',
        nextAt: failed.nextAt === Infinity ? undefined : formatCountdown(expiry - failed.nextAt).slice(1),
      };

const completeView = (
  number: PurchasedNumber,
  { busyWith, isCompletionPending }: CardContext,
): NumberCardView['complete'] => {
  if (readNumberStatus(number.status) !== 'received' || busyWith === 'cancel') return 'none';
  if (busyWith === 'complete') return 'busy';
  return isCompletionPending ? 'pending' : 'available';
};
