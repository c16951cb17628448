import { createEvent, sample } from 'effector';
import { saveFileFx } from '../../../lib/ports';
import { serverTimeAt } from '../../../lib/time/clock';
import { localDay } from '../../../rules';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $statementPart } from './statement';
import { statementCsv } from './statement-csv';

/** 'Export CSV' of the statement: the rows on screen become a file. */
export const statementExportClicked = createEvent();

sample({
  clock: serverTimeAt([statementExportClicked]),
  source: { part: $statementPart, services: $serviceNames, countries: $countryNames },
  filter: ({ part }) => part !== null,
  fn: ({ part, ...names }, now) => ({
    name: `sms-statement-${part?.month ?? localDay(now)}.csv`,
    type: 'text/csv;charset=utf-8',
    text: part === null ? '' : statementCsv(part, names),
  }),
  target: saveFileFx,
});
