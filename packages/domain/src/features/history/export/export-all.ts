import { combine, createEvent, createStore, sample } from 'effector';
import { history } from '../../../contracts/numbers';
import { errorText } from '../../../api/errors/api-error';
import { isBudgetReserved } from '../../../api/client/rate-limit-budget';
import { createOperationFx } from '../../../api/client/operation-fx';
import type { PurchasedNumber, RequestFor, ResultFor } from '../../../contracts';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { EXPORT_ALL_PAGE_SIZE } from '../../../limits';
import { saveFileFx } from '../../../lib/ports';
import { historyCsv, historyFileName } from './history-csv';
import { historyJson } from './history-json';
import { EMPTY_PAGED_LIST, appendPage, toHistoryRequest, type PagedList } from '../../../rules';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { sessionEnded } from '../../../lib/session-events';
import { HISTORY_FAILED } from '../list/list';
import { $historyQuery } from '../list/query';

/** A file that is being made. */
interface ExportJob {
  readonly format: 'csv' | 'json';
  /** The next call. Compared by identity: the response to another job's call is ignored. */
  readonly request: RequestFor<'history'>;
  readonly list: PagedList<PurchasedNumber>;
  readonly phase: 'reading' | 'stopped' | 'failed' | 'done';
  /** Why the last call failed. */
  readonly error: string | null;
}

/** 'Export': every purchase that the filters on screen leave becomes a file (spec §9). */
export const exportAllStarted = createEvent<ExportJob['format']>();

/** 'Stop': makes no more calls and keeps the loaded rows. */
export const exportAllStopped = createEvent();

/** 'Resume': continues with the page after the last loaded one. */
export const exportAllResumed = createEvent();

const callFx = createOperationFx(history);
const started = createEvent<ExportJob>();

const $job = createStore<ExportJob | null>(null)
  .on(started, (_, job) => job)
  .on(exportAllStopped, (job) => (job?.phase === 'reading' ? { ...job, phase: 'stopped' } : job))
  .on(exportAllResumed, (job) =>
    job?.phase === 'stopped' || job?.phase === 'failed' ? { ...job, phase: 'reading', error: null } : job,
  )
  .on(callFx.done, (job, { params, result }) => (job?.request === params ? advanced(job, result) : job))
  .on(callFx.fail, (job, { params, error }) =>
    job?.request === params ? { ...job, phase: 'failed', error: errorText(error, HISTORY_FAILED) } : job,
  )
  .reset(sessionEnded);

/** The last calls of a minute are left to the user, as timed reloads leave them. */
const $isBudgetReserved = isBudgetReserved('sms');

/** The file being made, as the user sees it; null while there is none. */
export const $exportAll = combine($job, $isBudgetReserved, (job, isWaiting) =>
  job === null
    ? null
    : {
        phase: job.phase === 'reading' && isWaiting ? ('waiting' as const) : job.phase,
        read: job.list.rows.length,
        /** Undefined until it is known. */
        total: job.list.total ?? undefined,
        error: job.error ?? undefined,
      },
);

sample({
  clock: exportAllStarted,
  source: $historyQuery,
  fn: (query, format): ExportJob => ({
    format,
    request: pageRequest(toHistoryRequest(query), 1),
    list: EMPTY_PAGED_LIST,
    phase: 'reading',
    error: null,
  }),
  target: started,
});
sample({
  clock: combine({ job: $job, isCalling: callFx.pending, isLeft: $isBudgetReserved }).updates.filterMap(
    ({ job, isCalling, isLeft }) =>
      job?.phase === 'reading' && !isCalling && !isLeft ? job.request : undefined,
  ),
  target: callFx,
});
sample({
  clock: $job.updates.filterMap((job) => (job?.phase === 'done' ? job : undefined)),
  source: {
    services: $serviceNames,
    countries: $countryNames,
    clock: $clock,
    offsetMs: $serverOffsetMs,
  },
  fn: ({ services, countries, clock, offsetMs }, { format, list }) => {
    const context = { now: clock.now() + offsetMs, services, countries };
    const name = historyFileName(clock.now(), format);
    return format === 'csv'
      ? historyCsv(name, list.rows, context)
      : { name, type: 'application/json', text: historyJson(list.rows, context) };
  },
  target: saveFileFx,
});

function advanced(job: ExportJob, { numbers, pagination }: ResultFor<'history'>): ExportJob {
  const list = appendPage(job.list, { rows: numbers, pagination });
  return {
    ...job,
    list,
    request: pageRequest(job.request, list.nextPage),
    phase: list.isComplete ? 'done' : job.phase,
  };
}

function pageRequest({ query }: RequestFor<'history'>, page: number): RequestFor<'history'> {
  return { query: { ...query, page, limit: EXPORT_ALL_PAGE_SIZE } };
}
