import type { PurchasedNumber } from '../../contracts/number';
import { USD_PRICE_DECIMALS } from '../../limits/spec';
import { countryLabel, serviceLabel, type NamesByCode } from '../../catalogue/search/catalogue-names';
import { formatPhoneNumber } from '../../numbers/copying/copyable-text';
import { NUMBER_STATUS_LABELS, shownNumberStatus } from '../../numbers/list/number-status';
import { csvFile, csvMoment } from '../../lib/format/csv';
import { localDay } from '../../lib/format/local-day';

/** The columns of the file, in their order (spec §9). */
const HISTORY_CSV_COLUMNS = [
  'Purchase Date',
  'Service',
  'Country',
  'Phone Number',
  'Price',
  'Status',
  'SMS Code',
  'Activation ID',
] as const;

/** Data of the rows besides their numbers. */
export interface HistoryExportContext {
  /** Server time, ms since 1970: it decides which numbers have expired. */
  readonly now: number;
  readonly services: NamesByCode;
  readonly countries: NamesByCode;
}

const rowOf = (
  number: PurchasedNumber,
  { now, services, countries }: HistoryExportContext,
): readonly string[] => [
  number.purchasedAt === null ? '' : csvMoment(number.purchasedAt),
  serviceLabel(number, services),
  countryLabel(number.countryCode, countries),
  formatPhoneNumber(number.phoneNumber),
  number.price === null ? '' : number.price.toFixed(USD_PRICE_DECIMALS),
  NUMBER_STATUS_LABELS[shownNumberStatus(number, now)],
  number.smsCode ?? '',
  number.activationId,
];

/** Numbers as a CSV file (spec §9): local time, USD with 4 decimals, and names as the user reads them. */
export const historyCsv = (
  name: string,
  numbers: readonly PurchasedNumber[],
  context: HistoryExportContext,
) => csvFile(name, [HISTORY_CSV_COLUMNS, ...numbers.map((number) => rowOf(number, context))]);

/** Name of the file, by the local day: 'sms-history-2026-03-02.csv'. `now` in ms since 1970. */
export const historyFileName = (now: number, format: 'csv' | 'json'): string =>
  `sms-history-${localDay(now)}.${format}`;
