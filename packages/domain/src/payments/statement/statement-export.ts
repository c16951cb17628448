import { countryLabel, serviceLabel } from '../../catalogue/search/catalogue-names';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { csvFile, csvMoment } from '../../lib/format/csv';
import type { Move } from './running-balance';
import { createEvent, sample } from 'effector';
import { fileSaveRequested } from '../../lib/save-file';
import { serverTimeAt } from '../../lib/time/clock';
import { localDay } from '../../lib/format/local-day';
import { $statement } from './statement';
import { statementPart, type Names } from './statement-view';

/** The columns of the file, in their order. */
const COLUMNS = [
  'Date',
  'What',
  'Service',
  'Country',
  'Amount (USD)',
  'Balance (USD)',
  'Paid (NGN)',
  'Rate (NGN for 1 USD)',
] as const;

const WHAT: Readonly<Record<Move['kind'], string>> = {
  deposit: 'Deposit',
  purchase: 'Purchase',
  refund: 'Refund',
};

/** A kobo is the smallest amount there is. */
const toKobo = (naira: number): number => Math.round(naira * 100) / 100;

/**
 * A statement as a CSV file, newest first, with the opening balance below, so that the amounts can be added
 * up. Dates in local time; a refund has the date of its purchase.
 */
const statementCsv = (
  name: string,
  { rows, opening, before }: ReturnType<typeof statementPart>,
  { services, countries }: Names,
) =>
  csvFile(name, [
    COLUMNS,
    ...rows.map((row) => {
      const [number, deposit] = 'deposit' in row ? [null, row.deposit] : [row.number, null];
      return [
        row.at === null ? '' : csvMoment(row.at),
        WHAT[row.kind],
        number === null ? '' : serviceLabel(number, services),
        number === null ? '' : countryLabel(number.countryCode, countries),
        row.amount ?? '',
        row.balanceAfter,
        deposit?.ngnAmount ?? '',
        deposit === null || deposit.rate === null ? '' : toKobo(deposit.rate),
      ];
    }),
    ['', `Before ${before}`, '', '', '', opening, '', ''],
  ]);

/** 'Export CSV' of the statement: the rows on screen become a file. */
export const statementExportClicked = createEvent();

const written = sample({
  clock: serverTimeAt([statementExportClicked]),
  source: { statement: $statement, services: $serviceNames, countries: $countryNames },
  fn: ({ statement: { records, month }, ...names }, now) => {
    if (records === null) return undefined;
    const part = statementPart(records, month);
    return statementCsv(`sms-statement-${part.month ?? localDay(now)}.csv`, part, names);
  },
});
sample({ clock: written.filterMap((file) => file), target: fileSaveRequested });
