import type {
  ActivityRow,
  DepositRow,
  LedgerRow,
  NumberRow,
  SessionRow,
  StoredResponseRow,
  SubscriptionRow,
  UserRow,
} from './rows';
import { createOwnedTable, createTable, type OwnedTable, type Table } from './table';

/** All data of the simulated company. */
export interface Database {
  readonly users: Table<UserRow>;
  readonly sessions: Table<SessionRow>;
  readonly numbers: OwnedTable<NumberRow>;
  readonly deposits: OwnedTable<DepositRow>;
  readonly subscriptions: OwnedTable<SubscriptionRow>;
  readonly ledger: OwnedTable<LedgerRow>;
  readonly activities: OwnedTable<ActivityRow>;
  readonly storedResponses: OwnedTable<StoredResponseRow>;
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
  storedResponses: createOwnedTable(),
});
