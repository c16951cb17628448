import { createEvent, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../lib/clock';
import { saveFileFx } from '../../ports';
import { historyCsv, historyCsvName } from '../../rules';
import { $countryNames, $serviceNames } from '../catalogue';
import { $historyPage } from './list';

/** 'Export CSV': the rows of the page on screen become a file (spec §9). Without rows it does nothing. */
export const historyExportClicked = createEvent();

sample({
  clock: historyExportClicked,
  source: {
    page: $historyPage,
    services: $serviceNames,
    countries: $countryNames,
    clock: $clock,
    offsetMs: $serverOffsetMs,
  },
  filter: ({ page }) => page !== null && page.numbers.length > 0,
  fn: ({ page, services, countries, clock, offsetMs }) => ({
    name: historyCsvName(clock.now()),
    type: 'text/csv;charset=utf-8',
    text: historyCsv(page?.numbers ?? [], { now: clock.now() + offsetMs, services, countries }),
  }),
  target: saveFileFx,
});
