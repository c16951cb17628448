import { createEvent, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../lib/clock';
import { saveFileFx } from '../../ports';
import { historyCsv, historyCsvName, serviceLabel } from '../../rules';
import { $serviceNames } from '../catalogue';
import { $historyPage } from './list';

/** 'Export CSV': the rows of the page on screen become a file (spec §9). Without rows it does nothing. */
export const historyExportClicked = createEvent();

sample({
  clock: historyExportClicked,
  source: { page: $historyPage, names: $serviceNames, clock: $clock, offsetMs: $serverOffsetMs },
  filter: ({ page }) => page !== null && page.numbers.length > 0,
  fn: ({ page, names, clock, offsetMs }) => ({
    name: historyCsvName(clock.now()),
    type: 'text/csv;charset=utf-8',
    text: historyCsv(page?.numbers ?? [], clock.now() + offsetMs, (number) =>
      serviceLabel(number, names.get(number.serviceCode)),
    ),
  }),
  target: saveFileFx,
});
