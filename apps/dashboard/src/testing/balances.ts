import type { World } from '@sms/api-mocks';

/** Micro-USD, the unit of the ledger. */
const MICROS = 1_000_000;

/** A user's balance by the ledger, in micro-USD: added up here, not by the server. */
export const ledgerBalance = ({ db }: World, userId: number): number =>
  db.ledger.of(userId).reduce((sum, { amount }) => sum + amount, 0);

/** A displayed balance in micro-USD; NaN while there is none. */
export const shownMicros = (balance: number | null): number => Math.round((balance ?? Number.NaN) * MICROS);
