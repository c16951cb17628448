/** Money of the simulation: whole millionths of a USD, so that a ledger adds up exactly. */
export type Micros = number;

const MICROS_PER_USD = 1_000_000;
const MICROS_PER_FOURTH_DECIMAL = 100;

/** USD as a whole number of millionths. */
export const microsOf = (usd: number): Micros => Math.round(usd * MICROS_PER_USD);

/** Millionths as USD, the unit of the wire. */
export const usdOf = (micros: Micros): number => micros / MICROS_PER_USD;

/** An amount as a column with four decimals stores it. */
export const roundedToFourDecimals = (micros: Micros): Micros =>
  Math.round(micros / MICROS_PER_FOURTH_DECIMAL) * MICROS_PER_FOURTH_DECIMAL;

/** '$1.2346': the server's format of amounts in texts. */
export const formatUsd = (usd: number): string => `$${usd.toFixed(4)}`;

/** '₦1000.00': the server writes naira without thousands separators. */
export const formatNaira = (naira: number): string => `₦${naira.toFixed(2)}`;
