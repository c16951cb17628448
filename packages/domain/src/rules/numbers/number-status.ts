import { numberStatuses } from '../../contracts';
import { NUMBER_LIFETIME_MS } from '../../limits';

/** A status a number goes through (spec §4). */
export type NumberStatus = (typeof numberStatuses)[number];

/** The two dates a number's expiry is derived from: ms since 1970, null while unknown. */
export interface NumberDates {
  readonly purchasedAt: number | null;
  readonly expiresAt: number | null;
}

/** What the user reads for each status (spec §4). */
export const NUMBER_STATUS_LABELS: Readonly<Record<NumberStatus, string>> = {
  waiting: 'Waiting for SMS',
  received: 'SMS Received',
  used: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

const isNumberStatus = (status: string): status is NumberStatus =>
  numberStatuses.some((known) => known === status);

/** A status as sent by the server; unknown ones count as waiting (spec §4). */
export const readNumberStatus = (status: string): NumberStatus =>
  isNumberStatus(status) ? status : 'waiting';

/** Whether a number may still receive a code, or has one that waits to be used (spec §4). */
export const isActiveNumber = ({ status }: { readonly status: string }): boolean =>
  ['waiting', 'received'].includes(readNumberStatus(status));

/** When a number ends, in ms since 1970: as the server says, else 20 minutes after purchase, else unknown. */
export const numberExpiry = ({ purchasedAt, expiresAt }: NumberDates): number | null => {
  if (expiresAt !== null) return expiresAt;
  return purchasedAt === null ? null : purchasedAt + NUMBER_LIFETIME_MS;
};

/**
 * How much of a number's life remains at `now` (ms since 1970, server clock), in ms; null while unknown. Never more
 * than a whole life: the server rounds its dates, and its clock is only known approximately.
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
