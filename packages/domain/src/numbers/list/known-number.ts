import * as v from 'valibot';
import { type PurchasedNumber, readNumber } from '../../contracts/number';
import { CODES_PER_NUMBER_MAX } from '../../limits/tuning';
import { isActiveNumber, numberExpiry, readNumberStatus, type NumberStatus } from './number-status';

/** A number, and what this page knows of it beside the server's fields. */
export interface KnownNumber {
  readonly number: PurchasedNumber;
  /** Its codes, oldest first; none is kept outside this page. */
  readonly codes: readonly string[];
  /**
   * When a message or an action last changed it, ms since 1970 on this machine: answers to earlier calls lack
   * that.
   */
  readonly changedAt: number;
  /** When the newest call that returned it began, likewise; 0 before the first. */
  readonly readAt: number;
  /** When a purchase or a message announced it, likewise; null for a number that only lists have. */
  readonly announcedAt: number | null;
  /** True while only its ids, its end or its SMS are known, from a message. */
  readonly isPartial: boolean;
  /** True if the newest list should have it and lacks it. */
  readonly isUnlisted: boolean;
  /** True once the server lists it no more, for an unknown reason. */
  readonly isGone: boolean;
  /** Server time of its end, ms since 1970; null before. */
  readonly endedAt: number | null;
  /** True for an ended number with an SMS of after its end, or of while it was cancelled. */
  readonly hasLateSms: boolean;
  /** True once the user has seen its end, or its late SMS. */
  readonly isDismissed: boolean;
  /** True if this page ended it, or found it ended, and told so. */
  readonly isEndedHere: boolean;
  /** Server time at which a cancel was refused because of its status; null without one. */
  readonly cancelRefusedAt: number | null;
}

/** When the page learned something. */
export interface Moment {
  /** When the call began, or the message arrived, ms since 1970 on this machine. */
  readonly at: number;
  /** Server time now, ms since 1970. */
  readonly now: number;
}

/** True for a number that waits for an SMS, or has one of use. */
export const isLive = ({ number, isGone }: KnownNumber): boolean => isActiveNumber(number) && !isGone;

/** True for a number that never waits again. */
export const isFinal = ({ number: { status } }: KnownNumber): boolean =>
  status === 'used' || status === 'cancelled';

export function fresh(number: PurchasedNumber, known: Partial<KnownNumber>): KnownNumber {
  return {
    number,
    codes: number.smsCode === null ? [] : [number.smsCode],
    changedAt: 0,
    readAt: 0,
    announcedAt: null,
    isPartial: false,
    isUnlisted: false,
    isGone: false,
    endedAt: null,
    hasLateSms: false,
    isDismissed: false,
    isEndedHere: false,
    cancelRefusedAt: null,
    ...known,
  };
}

/** A number of which a message has said little. */
export function partial(id: string, activationId: string, phoneNumber: string | null): KnownNumber {
  const number = { ...v.parse(readNumber, { id }), activationId, phoneNumber: phoneNumber ?? '' };
  return fresh(number, { isPartial: true });
}

/** The same with newer fields of the server. */
export function withNumber(known: KnownNumber, number: PurchasedNumber): KnownNumber {
  const { smsCode } = number;
  const isNew = smsCode !== null && known.codes.at(-1) !== smsCode;
  const codes = isNew ? [...known.codes, smsCode].slice(-CODES_PER_NUMBER_MAX) : known.codes;
  return { ...known, number, codes };
}

/** Changed by a message or an action. */
export function touched(known: KnownNumber, fields: Partial<PurchasedNumber>, { at }: Moment): KnownNumber {
  return { ...withNumber(known, { ...known.number, ...fields }), changedAt: at, isGone: false };
}

/** Notes the end of a number, or that it lives again. */
export function settled(known: KnownNumber, { now }: Moment): KnownNumber {
  const { number, endedAt } = known;
  if (isActiveNumber(number))
    return endedAt === null ? known : { ...known, endedAt: null, hasLateSms: false, isDismissed: false };
  if (endedAt !== null) return known;
  const status: NumberStatus = readNumberStatus(number.status);
  return {
    ...known,
    endedAt: status === 'expired' ? Math.min(numberExpiry(number) ?? now, now) : now,
    // It can be cancelled only without an SMS: this one arrived while the call was in flight.
    hasLateSms: status !== 'used' && number.receivedAt !== null,
  };
}
