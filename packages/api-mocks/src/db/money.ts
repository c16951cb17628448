/** Money of the simulation: whole millionths of a USD, so that a ledger adds up exactly. */
export type Micros = number;

const MICROS_PER_USD = 1_000_000;

/** USD as a whole number of millionths. */
export const microsOf = (usd: number): Micros => Math.round(usd * MICROS_PER_USD);

/** Millionths as USD, the unit of the wire. */
export const usdOf = (micros: Micros): number => micros / MICROS_PER_USD;

/** '$1.2346': the form in which the server writes amounts into texts. */
export const formatUsd = (micros: Micros): string => `$${usdOf(micros).toFixed(4)}`;
