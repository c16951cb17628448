import { combine, createEvent, createStore, sample } from 'effector';
import { activeNumbers } from '../../contracts/numbers';
import { errorText, type ApiError } from '../../api/api-error';
import { createClientFx } from '../../api/operation-fx';
import type { PurchasedNumber, ResultFor } from '../../contracts';
import { $clock, $serverOffsetMs } from '../../lib/clock';
import { createCalmReload } from '../../lib/create-calm-reload';
import { PAGE_SIZE } from '../../limits';
import { balanceRefreshRequested } from '../balance';
import { sessionEnded } from '../session';
import {
  findNumber,
  hasOtherNumbers,
  withExpiry,
  withList,
  withNewExpiry,
  withSeen,
  withSms,
  withStatus,
  type KnownNumbers,
  type SmsNews,
} from './known-numbers';

type UntimedSms = Omit<SmsNews, 'receivedAt'>;

/** Takes the turn of the load. The first page only: the list has no pager (spec §2). */
const loadNumbersFx = createClientFx<number, ResultFor<'activeNumbers'>>((client) =>
  client.call(activeNumbers, { query: { page: 1, limit: PAGE_SIZE } }),
);

/** Loads the active numbers anew. A load under way is overtaken: it may have missed what this is about. */
export const activeNumbersRequested = createEvent();

/** Something may have become of the numbers: they load anew, however often this is said. */
export const activeNumbersMayHaveChanged = createEvent();

/** An SMS came in. */
export const smsArrived = createEvent<UntimedSms>();

/** The life of a number ended without an SMS. */
export const lifeEnded = createEvent<{ readonly activationId: string }>();

/** The user ended a number, here or elsewhere. */
export const numberEnded = createEvent<{
  readonly activationId: string;
  readonly status: 'cancelled' | 'used';
}>();

/** The server cancelled a number for the user; its id. */
export const numberCancelled = createEvent<string>();

/** The server marked a number as complete for the user; its id. */
export const numberCompleted = createEvent<string>();

/** The server gave a number more time; `expiresAt` in ms since 1970. */
export const numberRetried = createEvent<{ readonly id: string; readonly expiresAt: number }>();

/** The server told how one number stands. */
export const numberSeen = createEvent<PurchasedNumber>();

/** The SMS is stored with its number, if the number is known. */
export const smsStored = createEvent<SmsNews>();

const listReceived = createEvent<{
  readonly list: KnownNumbers;
  readonly changed: ReadonlySet<string>;
  /** It shows what a call did whose answer told otherwise, or what another device did. */
  readonly isSurprise: boolean;
}>();
/** The newest load failed. */
export const activeNumbersFailed = createEvent<ApiError>();

const $turn = createStore(0).on(activeNumbersRequested, (turn) => turn + 1);

/** Everything known of the user's active numbers, newest first; null until the first list is there. */
export const $activeNumbers = createStore<KnownNumbers | null>(null)
  .on(listReceived, (numbers, { list, changed }) => withList(numbers ?? [], list, changed))
  .on(smsStored, (numbers, news) => numbers && withSms(numbers, news))
  .on(numberSeen, (numbers, number) => numbers && withSeen(numbers, number))
  .on(lifeEnded, (numbers, { activationId }) => numbers && withExpiry(numbers, activationId))
  .on(
    numberEnded,
    (numbers, { activationId, status }) =>
      numbers && withStatus(numbers, findNumber(numbers, activationId)?.id ?? null, status),
  )
  .on(numberCancelled, (numbers, id) => numbers && withStatus(numbers, id, 'cancelled'))
  .on(numberCompleted, (numbers, id) => numbers && withStatus(numbers, id, 'used'))
  .on(numberRetried, (numbers, { id, expiresAt }) => numbers && withNewExpiry(numbers, id, expiresAt))
  .reset(sessionEnded);

const numberTouched = sample({
  clock: [smsStored, lifeEnded, numberEnded],
  source: $activeNumbers,
  fn: (numbers, { activationId }) => findNumber(numbers ?? [], activationId)?.id ?? null,
});

/** Ids of the numbers that changed here while a list was on its way. */
const $changed = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on([numberCancelled, numberCompleted, numberTouched, numberRetried.map(({ id }) => id)], (ids, id) =>
    id === null ? ids : new Set([...ids, id]),
  )
  .reset(loadNumbersFx, sessionEnded);

/** Whether a list is on its way. */
export const $isActiveNumbersLoading = loadNumbersFx.pending;

/** Why the last load failed; the earlier numbers stay. Null when it did not. */
export const $activeNumbersError = createStore<string | null>(null)
  .on(activeNumbersFailed, (_, error) => errorText(error, 'Failed to fetch active numbers'))
  .reset(listReceived, sessionEnded);

/** What the screen shows: `loading` only before the first answer. */
export const $activeNumbersStatus = combine(
  $activeNumbers,
  $activeNumbersError,
  (numbers, error): 'loading' | 'ready' | 'failed' => {
    if (error !== null) return 'failed';
    return numbers === null ? 'loading' : 'ready';
  },
);

sample({ clock: activeNumbersRequested, source: $turn, target: loadNumbersFx });

sample({
  clock: loadNumbersFx.done,
  source: { turn: $turn, changed: $changed, numbers: $activeNumbers },
  filter: ({ turn }, { params }) => params === turn,
  fn: ({ changed, numbers }, { result }) => ({
    list: result.numbers,
    changed,
    isSurprise: numbers !== null && hasOtherNumbers(numbers, result.numbers),
  }),
  target: listReceived,
});
// A number that comes or goes has moved money.
sample({
  clock: listReceived,
  filter: ({ isSurprise }) => isSurprise,
  fn: () => undefined,
  target: balanceRefreshRequested,
});
sample({
  clock: loadNumbersFx.fail,
  source: $turn,
  filter: (turn, { params, error }) => params === turn && error.kind !== 'stale-session',
  fn: (_, { error }) => error,
  target: activeNumbersFailed,
});

sample({
  clock: smsArrived,
  source: { clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ clock, offsetMs }, sms) => ({ ...sms, receivedAt: clock.now() + offsetMs }),
  target: smsStored,
});

// News of a number that is not on the list: it was bought elsewhere, or the list is still on its way.
sample({
  clock: numberTouched,
  filter: (id) => id === null,
  fn: () => undefined,
  target: activeNumbersMayHaveChanged,
});

const reload = createCalmReload({ isLoading: $isActiveNumbersLoading, reset: sessionEnded });
sample({ clock: activeNumbersMayHaveChanged, target: reload.wanted });
sample({ clock: reload.due, target: activeNumbersRequested });
