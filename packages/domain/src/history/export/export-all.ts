import type { PurchasedNumber } from '../../contracts/number';
import type { RequestFor, ResultFor } from '../../contracts/operations';
import { countryLabel, serviceLabel } from '../../catalogue/search/catalogue-names';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { countOf, formatCount } from '../../lib/format/count';
import { formatPhoneNumber } from '../../numbers/copying/copyable-text';
import { $refundedIds } from '../../numbers/auto-cancel/waiting-numbers';
import { withRefund } from '../../numbers/list/other-lists';
import { NUMBER_STATUS_LABELS, shownNumberStatus } from '../../numbers/list/number-status';
import { type HistoryExportContext, historyCsv, historyFileName } from './history-csv';
import { combine, createEvent, createStore, sample } from 'effector';
import * as v from 'valibot';
import { history, historyQuerySchema } from '../../contracts/numbers-calls';
import { errorText } from '../../api/errors/api-error';
import { $isSmsBudgetReserved } from '../../api/client/rate-limit-budget';
import { createOperationFx } from '../../api/client/operation-fx';
import { $time } from '../../lib/time/clock';
import { CALL_WINDOW_MS, CALLS_PER_MINUTE, WHOLE_LIST_PAGE_SIZE, RESERVED_CALLS } from '../../limits/tuning';
import { MINUTE_MS } from '../../limits/spec';
import { $user } from '../../api/session/current-user';
import { portsSupplied } from '../../lib/ports';
import { createStorageRead, storageWriteRequested } from '../../lib/storage/stored-values';
import { fileSaveRequested } from '../../lib/save-file';
import { EMPTY_PAGED_LIST, appendPage, type PagedList } from '../list/paged-reader';
import { toHistoryRequest } from '../list/history-query';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { HISTORY_FAILED } from '../list/history-list';
import { $historyQuery, historyUrlChanged } from '../list/history-list';

/** The same columns as JSON for programs: UTC, USD as numbers, null for what is not known. */
const historyJson = (
  numbers: readonly PurchasedNumber[],
  { now, services, countries }: HistoryExportContext,
): string =>
  `${JSON.stringify(
    numbers.map((number) => ({
      purchaseDate: number.purchasedAt === null ? null : new Date(number.purchasedAt).toISOString(),
      service: serviceLabel(number, services),
      country: countryLabel(number.countryCode, countries),
      phoneNumber: formatPhoneNumber(number.phoneNumber),
      price: number.price,
      status: NUMBER_STATUS_LABELS[shownNumberStatus(number, now)],
      smsCode: number.smsCode,
      activationId: number.activationId,
    })),
    null,
    2,
  )}\n`;

/** What the tab keeps of an unfinished export: its rows have codes, so they are read again after a reload. */
const keptExport = v.object({
  userId: v.string(),
  format: v.picklist(['csv', 'json']),
  query: historyQuerySchema,
});

interface ExportOrder {
  readonly format: 'csv' | 'json';
  readonly query: RequestFor<'history'>['query'];
}

interface ExportJob {
  readonly order: ExportOrder;
  /** The next call. Compared by identity: the response to another job's call is ignored. */
  readonly request: RequestFor<'history'>;
  readonly list: PagedList<PurchasedNumber>;
  readonly phase: 'reading' | 'stopped' | 'failed' | 'done';
  readonly error: string | null;
  /** When the first page since the start or the last stop was read, and the page after it. */
  readonly since: { readonly at: number; readonly page: number } | null;
  /** How long the remaining pages take, in ms; null while unknown. */
  readonly leftMs: number | null;
}

/** 'Export': every purchase that the filters on screen leave becomes a file (spec §9). */
export const exportAllStarted = createEvent<ExportOrder['format']>();

/** 'Stop': makes no more calls and keeps the loaded rows. */
export const exportAllStopped = createEvent();

/** 'Resume': continues with the page after the last loaded one. */
export const exportAllResumed = createEvent();

const callFx = createOperationFx(history);
const started = createEvent<ExportOrder>();

const pageRead = sample({
  clock: callFx.done,
  source: $time,
  fn: (time, { params, result }) => ({ request: params, result, now: time.here() }),
});

const $job = createStore<ExportJob | null>(null)
  .on(started, (_, order) => ({
    order,
    request: pageRequest(order.query, 1),
    list: EMPTY_PAGED_LIST,
    phase: 'reading',
    error: null,
    since: null,
    leftMs: null,
  }))
  .on(exportAllStopped, (job) => (job?.phase === 'reading' ? { ...job, phase: 'stopped' } : job))
  .on(exportAllResumed, (job) =>
    job?.phase === 'stopped' || job?.phase === 'failed'
      ? { ...job, phase: 'reading', error: null, since: null }
      : job,
  )
  .on(pageRead, (job, { request, result, now }) =>
    job?.request === request ? advanced(job, result, now) : job,
  )
  .on(callFx.fail, (job, { params, error }) =>
    job?.request === params ? { ...job, phase: 'failed', error: errorText(error, HISTORY_FAILED) } : job,
  );

/** The file being made, as the user sees it; null while there is none. */
export const $exportAll = combine($job, $isSmsBudgetReserved, (job, isWaiting) =>
  job === null
    ? null
    : {
        phase: job.phase === 'reading' && isWaiting ? ('waiting' as const) : job.phase,
        read: job.list.rows.length,
        total: job.list.total ?? undefined,
        error: job.error ?? undefined,
        minutesLeft: job.leftMs === null ? undefined : Math.ceil(job.leftMs / MINUTE_MS),
      },
);

sample({
  clock: exportAllStarted,
  source: $historyQuery,
  fn: (query, format): ExportOrder => ({ format, query: toHistoryRequest(query).query }),
  target: started,
});

const $unfinished = $job.map((job) =>
  job?.phase === 'reading' || job?.phase === 'failed' ? job.order : null,
);
sample({
  clock: $unfinished.updates,
  source: $user,
  fn: (user, order) => ({ name: 'export' as const, value: order && { ...order, userId: user?.id } }),
  target: storageWriteRequested,
});
const orderRead = createEvent<unknown>();
sample({
  clock: [portsSupplied, historyUrlChanged],
  source: $job,
  filter: (job) => job === null,
  fn: () => undefined,
  target: createStorageRead('export', orderRead),
});
sample({
  clock: sample({
    clock: orderRead,
    source: { job: $job, user: $user },
    fn: ({ job, user }, stored) => {
      const kept = v.safeParse(keptExport, stored);
      return job === null && kept.success && kept.output.userId === user?.id ? kept.output : undefined;
    },
  }).filterMap((order) => order),
  target: started,
});
sample({
  clock: callFx.fail,
  source: $job,
  filter: (job, { params }) => job?.request === params,
  fn: (job) => {
    const total = job?.list.total;
    const read = `${formatCount(job?.list.rows.length ?? 0)} of ${total ? countOf(total, 'purchase') : 'all purchases'}`;
    return toast('error', `The export ended early with ${read}. Resume it on History.`);
  },
  target: toastRequested,
});
sample({
  clock: combine({ job: $job, isCalling: callFx.pending, isLeft: $isSmsBudgetReserved }).updates.filterMap(
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
    time: $time,
    refundedIds: $refundedIds,
  },
  fn: ({ services, countries, time, refundedIds }, { order: { format }, list }) => {
    const rows = list.rows.map((number) => withRefund(number, refundedIds));
    const context = { now: time.onServer(), services, countries };
    const name = historyFileName(time.here(), format);
    return format === 'csv'
      ? historyCsv(name, rows, context)
      : { name, type: 'application/json', text: historyJson(rows, context) };
  },
  target: fileSaveRequested,
});

/** Calls of a minute that the user's own actions leave, as a time for each. */
const CALL_MS = CALL_WINDOW_MS / (CALLS_PER_MINUTE.sms - RESERVED_CALLS);

function advanced(job: ExportJob, { numbers, pagination }: ResultFor<'history'>, now: number): ExportJob {
  const list = appendPage(job.list, { rows: numbers, pagination });
  const since = job.since ?? { at: now, page: list.nextPage };
  const pagesRead = list.nextPage - since.page;
  // The polling of other pages takes calls as well: what was reached counts where it is slower.
  const pageMs = pagesRead === 0 ? CALL_MS : Math.max(CALL_MS, (now - since.at) / pagesRead);
  return {
    ...job,
    list,
    since,
    leftMs:
      list.total === null ? null : Math.ceil((list.total - list.rows.length) / WHOLE_LIST_PAGE_SIZE) * pageMs,
    request: pageRequest(job.order.query, list.nextPage),
    phase: list.isComplete ? 'done' : job.phase,
  };
}

function pageRequest(query: ExportOrder['query'], page: number): RequestFor<'history'> {
  return { query: { ...query, page, limit: WHOLE_LIST_PAGE_SIZE } };
}
