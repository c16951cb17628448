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
import { createOwnedTable, createTable } from './table';

/** An empty database: all data of the simulated company. */
export const createDatabase = () => ({
  users: createTable<UserRow>(),
  sessions: createTable<SessionRow>(),
  numbers: createOwnedTable<NumberRow>(),
  deposits: createOwnedTable<DepositRow>(),
  subscriptions: createOwnedTable<SubscriptionRow>(),
  ledger: createOwnedTable<LedgerRow>(),
  activities: createOwnedTable<ActivityRow>(),
  storedResponses: createOwnedTable<StoredResponseRow>(),
});

export type Database = ReturnType<typeof createDatabase>;
