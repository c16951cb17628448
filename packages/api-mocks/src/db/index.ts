import type * as rows from './rows';

const table = <Row>(): Row[] => [];

/** An empty database: all data of the simulated company. Callers change rows in place. */
export const createDatabase = () => ({
  users: table<rows.UserRow>(),
  sessions: table<rows.SessionRow>(),
  numbers: table<rows.NumberRow>(),
  deposits: table<rows.DepositRow>(),
  subscriptions: table<rows.SubscriptionRow>(),
  ledger: table<rows.LedgerRow>(),
  activities: table<rows.ActivityRow>(),
  storedResponses: table<rows.StoredResponseRow>(),
});

export type Database = ReturnType<typeof createDatabase>;
