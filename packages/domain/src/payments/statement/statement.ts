import { createEvent, createStore, sample } from 'effector';
import type { ApiClient } from '../../api/client/api-client';
import { createClientFx } from '../../api/client/operation-fx';
import { errorText } from '../../api/errors/api-error';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { deposits } from '../../contracts/deposits-calls';
import { history } from '../../contracts/numbers-calls';
import { balance } from '../../contracts/payments-calls';
import { appendPage, EMPTY_PAGED_LIST, type PagedList } from '../../history/list/paged-reader';
import { $time } from '../../lib/time/clock';
import { WHOLE_LIST_PAGE_SIZE } from '../../limits/tuning';
import type { Deposit } from '../../contracts/deposit';
import type { PurchasedNumber } from '../../contracts/number';
import { coveredSince, oldestLoaded } from './running-balance';
import {
  CLOSED_STATEMENT,
  updateStatement,
  type Records,
  type StatementAction,
  type StatementRead,
} from './statement-state';
import { loadedLists } from './statement-view';

/** The user did something with the statement, or records were read. */
export const statementActed = createEvent<StatementAction>();

/** The statement; `statement-view` has its sentences. */
export const $statement = createStore(CLOSED_STATEMENT).on(statementActed, updateStatement);

/** Error text when the records cannot be loaded. */
const STATEMENT_FAILED = 'Failed to fetch your account statement';

const readFx = createClientFx((client, { known }: StatementRead) =>
  known === null ? readNewest(client) : readEarlier(client, known),
);

sample({
  clock: statementActed,
  filter: ({ kind }) => kind === 'opened',
  target: [servicesNeeded, countriesNeeded],
});
sample({ clock: $statement.map(({ read }) => read).updates, filter: Boolean, target: readFx });
sample({
  clock: readFx.finally,
  source: $time,
  fn: (time, call): StatementAction =>
    call.status === 'done'
      ? { kind: 'answered', read: call.params, records: call.result, now: time.onServer() }
      : { kind: 'failed', read: call.params, error: errorText(call.error, STATEMENT_FAILED) },
  target: statementActed,
});

async function readNewest(client: ApiClient): Promise<Records> {
  const [numbersRead, depositsRead, account] = await Promise.all([
    readNumbers(client, EMPTY_PAGED_LIST),
    readDeposits(client, EMPTY_PAGED_LIST),
    client.call(balance, {}),
  ]);
  return { numbers: numbersRead, deposits: depositsRead, balance: account.balance };
}

/** One more page of the list that ends first, or of both when they end together. */
async function readEarlier(client: ApiClient, known: Records): Promise<Records> {
  const [numbers, payments] = loadedLists(known);
  const since = coveredSince([numbers, payments]);
  const [numbersRead, depositsRead] = await Promise.all([
    oldestLoaded(numbers) === since ? readNumbers(client, known.numbers) : known.numbers,
    oldestLoaded(payments) === since ? readDeposits(client, known.deposits) : known.deposits,
  ]);
  return { ...known, numbers: numbersRead, deposits: depositsRead };
}

async function readNumbers(client: ApiClient, known: PagedList<PurchasedNumber>) {
  const { numbers: rows, pagination } = await client.call(history, {
    query: { page: known.nextPage, limit: WHOLE_LIST_PAGE_SIZE },
  });
  return appendPage(known, { rows, pagination });
}

async function readDeposits(client: ApiClient, known: PagedList<Deposit>) {
  const { deposits: rows, pagination } = await client.call(deposits, {
    query: { page: known.nextPage, limit: WHOLE_LIST_PAGE_SIZE },
  });
  return appendPage(known, { rows, pagination });
}
