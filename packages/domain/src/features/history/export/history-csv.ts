import type { PurchasedNumber } from '../../../contracts';
import { USD_PRICE_DECIMALS } from '../../../limits';
import { countryLabel, serviceLabel, type NamesByCode } from '../../../rules/catalogue/catalogue-names';
import { formatPhoneNumber } from '../../../rules/numbers/copyable-text';
import { localDay } from '../../../rules/format/local-day';
import { NUMBER_STATUS_LABELS, shownNumberStatus } from '../../../rules/numbers/number-status';

/** The columns of the file, in their order (spec §9). */
export const HISTORY_CSV_COLUMNS = [
  'Purchase Date',
  'Service',
  'Country',
  'Phone Number',
  'Price',
  'Status',
  'SMS Code',
  'Activation ID',
] as const;

const LINE_END = '\r\n';

/** Characters with which a spreadsheet formula may begin. */
const FORMULA_START = /^[=+\-@\t\r\n\0]/;

/** A phone number begins with a plus too, and no formula consists of digits alone. */
const PHONE_NUMBER = /^\+\d+$/;

/** Escapes untrusted text: a spreadsheet must not run it. */
const harmless = (text: string): string =>
  FORMULA_START.test(text) && !PHONE_NUMBER.test(text) ? `'${text}` : text;

const cell = (text: string): string => {
  const safe = harmless(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const momentText = (moment: number): string => {
  const date = new Date(moment);
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
  return `${localDay(moment)} ${time}`;
};

/** Data of the rows besides their numbers. */
export interface HistoryExportContext {
  /** Server time, ms since 1970: it decides what has expired. */
  readonly now: number;
  readonly services: NamesByCode;
  readonly countries: NamesByCode;
}

const rowOf = (
  number: PurchasedNumber,
  { now, services, countries }: HistoryExportContext,
): readonly string[] => [
  number.purchasedAt === null ? '' : momentText(number.purchasedAt),
  serviceLabel(number, services),
  countryLabel(number.countryCode, countries),
  formatPhoneNumber(number.phoneNumber),
  number.price === null ? '' : number.price.toFixed(USD_PRICE_DECIMALS),
  NUMBER_STATUS_LABELS[shownNumberStatus(number, now)],
  number.smsCode ?? '',
  number.activationId,
];

/**
 * Numbers as a CSV text by RFC 4180, first line the column names (spec §9). Dates in local time, prices in USD
 * with 4 decimals and without a sign; service, country and status as the user reads them.
 */
export const historyCsv = (numbers: readonly PurchasedNumber[], context: HistoryExportContext): string =>
  [HISTORY_CSV_COLUMNS, ...numbers.map((number) => rowOf(number, context))]
    .map((row) => row.map(cell).join(',') + LINE_END)
    .join('');

/** Name of the file, by the local day: 'sms-history-2026-03-02.csv'. `now` in ms since 1970. */
export const historyFileName = (now: number, format: 'csv' | 'json'): string =>
  `sms-history-${localDay(now)}.${format}`;
