import { numberStatuses } from '../../contracts/number';
import { NUMBER_LIFETIME_MS } from '../../limits/spec';

/** A status of a number (spec §4). */
export type NumberStatus = (typeof numberStatuses)[number];

/** The dates from which a number's expiry is derived: ms since 1970, null while unknown. */
export interface NumberDates {
  readonly purchasedAt: number | null;
  readonly expiresAt: number | null;
}

/** What a list is sorted by. `receivedAt` is in ms since 1970, unknown in the recent activity. */
interface SmsState {
  readonly status: string;
  readonly receivedAt?: number | null | undefined;
}

/** Label of each status (spec §4). */
export const NUMBER_STATUS_LABELS: Readonly<Record<NumberStatus, string>> = {
  waiting: 'Waiting for SMS',
  received: 'SMS Received',
  used: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

const isNumberStatus = (status: string): status is NumberStatus =>
  numberStatuses.some((known) => known === status);

/** Parses a status of the server; unknown ones count as waiting (spec §4). */
export const readNumberStatus = (status: string): NumberStatus =>
  isNumberStatus(status) ? status : 'waiting';

/** True for a number with an SMS that is still of use (spec §4). */
export const isReceivedNumber = ({ status }: { readonly status: string }): boolean =>
  readNumberStatus(status) === 'received';

/** The newest SMS of a number: its code or, where none could be extracted, its text; null without an SMS. */
export const newestSms = ({
  smsCode,
  smsText,
}: {
  readonly smsCode: string | null;
  readonly smsText?: string | null;
}): string | null => smsCode ?? smsText ?? null;

/** True while a number may receive a code, or has an unused one (spec §4). */
export const isActiveNumber = ({ status }: { readonly status: string }): boolean =>
  ['waiting', 'received'].includes(readNumberStatus(status));

/** Sorts received numbers before waiting ones, the newest SMS first; otherwise keeps the order. */
export const newestSmsFirst = (one: SmsState, other: SmsState): number =>
  Number(isReceivedNumber(other)) - Number(isReceivedNumber(one)) ||
  (other.receivedAt ?? 0) - (one.receivedAt ?? 0);

/** Expiry of a number, in ms since 1970: the server's, else 20 minutes after purchase; null if unknown. */
export const numberExpiry = ({ purchasedAt, expiresAt }: NumberDates): number | null => {
  if (expiresAt !== null) return expiresAt;
  return purchasedAt === null ? null : purchasedAt + NUMBER_LIFETIME_MS;
};

/**
 * Remaining lifetime of a number at `now` (ms since 1970, server clock), in ms; null while unknown. Never
 * more than the full lifetime: the server rounds its dates, and its clock is only known approximately.
 */
export const remainingLife = (dates: NumberDates, now: number): number | null => {
  const expiry = numberExpiry(dates);
  return expiry === null ? null : Math.min(expiry - now, NUMBER_LIFETIME_MS);
};

/** The status a user sees: a waiting number whose life is over reads 'Expired' (spec §4). */
export const shownNumberStatus = (
  number: NumberDates & { readonly status: string },
  now: number,
): NumberStatus => {
  const status = readNumberStatus(number.status);
  const remaining = remainingLife(number, now);
  return status === 'waiting' && remaining !== null && remaining <= 0 ? 'expired' : status;
};
