import type { World } from '@sms/api-mocks';

/** Millionths of a USD, in which the company keeps its books. */
export const MICROS = 1_000_000;

/** What the company's books say that a user owns, in millionths of a USD: added up here, not by the server. */
export const ledgerBalance = ({ db }: World, userId: number): number =>
  db.ledger.of(userId).reduce((sum, { amount }) => sum + amount, 0);

/** A balance on screen, in millionths of a USD; NaN while there is none. */
export const shownMicros = (balance: number | null): number => Math.round((balance ?? Number.NaN) * MICROS);
