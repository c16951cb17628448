import { createEvent, sample } from 'effector';
import { saveFileFx } from '../../lib/ports';
import { serverTimeAt } from '../../lib/time/clock';
import { localDay } from '../../lib/format/local-day';
import { $countryNames, $serviceNames } from '../../catalogue';
import { $statementPart } from './statement';
import { statementCsv } from './statement-csv';

/** 'Export CSV' of the statement: the rows on screen become a file. */
export const statementExportClicked = createEvent();

const written = sample({
  clock: serverTimeAt([statementExportClicked]),
  source: { part: $statementPart, services: $serviceNames, countries: $countryNames },
  fn: ({ part, ...names }, now) =>
    part && statementCsv(`sms-statement-${part.month ?? localDay(now)}.csv`, part, names),
});
sample({ clock: written.filterMap((file) => file ?? undefined), target: saveFileFx });
