import type {
  ActivityRow,
  DepositRow,
  KeyedAnswerRow,
  LedgerRow,
  NumberRow,
  SessionRow,
  SubscriptionRow,
  UserRow,
} from './rows';
import { createOwnedTable, createTable, type OwnedTable, type Table } from './table';

/** Everything the simulated company has written down. */
export interface Database {
  readonly users: Table<UserRow>;
  readonly sessions: Table<SessionRow>;
  readonly numbers: OwnedTable<NumberRow>;
  readonly deposits: OwnedTable<DepositRow>;
  readonly subscriptions: OwnedTable<SubscriptionRow>;
  readonly ledger: OwnedTable<LedgerRow>;
  readonly activities: OwnedTable<ActivityRow>;
  readonly keyedAnswers: OwnedTable<KeyedAnswerRow>;
}

/** An empty database. */
export const createDatabase = (): Database => ({
  users: createTable(),
  sessions: createTable(),
  numbers: createOwnedTable(),
  deposits: createOwnedTable(),
  subscriptions: createOwnedTable(),
  ledger: createOwnedTable(),
  activities: createOwnedTable(),
  keyedAnswers: createOwnedTable(),
});
