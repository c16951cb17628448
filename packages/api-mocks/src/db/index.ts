import type { DepositRow, LedgerRow, NumberRow, SessionRow, SubscriptionRow, UserRow } from './rows';
import { createTable, type Table } from './table';

/** Everything the simulated company has written down. */
export interface Database {
  readonly users: Table<UserRow>;
  readonly sessions: Table<SessionRow>;
  readonly numbers: Table<NumberRow>;
  readonly deposits: Table<DepositRow>;
  readonly subscriptions: Table<SubscriptionRow>;
  readonly ledger: Table<LedgerRow>;
}

/** An empty database. */
export const createDatabase = (): Database => ({
  users: createTable(),
  sessions: createTable(),
  numbers: createTable(),
  deposits: createTable(),
  subscriptions: createTable(),
  ledger: createTable(),
});
