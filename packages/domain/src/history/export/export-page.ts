import { createEvent, sample } from 'effector';
import { $time } from '../../lib/time/clock';
import { fileSaveRequested } from '../../lib/save-file';
import { historyCsv, historyFileName } from './history-csv';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $orderedNumbers } from '../list/purchase-view';

/** 'Export CSV': the rows on screen, in their order, become a file (spec §9). */
export const historyExportClicked = createEvent();

sample({
  clock: historyExportClicked,
  source: {
    numbers: $orderedNumbers,
    services: $serviceNames,
    countries: $countryNames,
    time: $time,
  },
  filter: ({ numbers }) => numbers !== null && numbers.length > 0,
  fn: ({ numbers, services, countries, time }) =>
    historyCsv(historyFileName(time.here(), 'csv'), numbers ?? [], {
      now: time.onServer(),
      services,
      countries,
    }),
  target: fileSaveRequested,
});
