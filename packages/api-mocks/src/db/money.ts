/** Money of the simulation: whole millionths of a USD, so that a ledger adds up exactly. */
export type Micros = number;

/** Naira as whole hundredths. */
export type Kobo = number;

const MICROS_PER_USD = 1_000_000;
const MICROS_PER_FOURTH_DECIMAL = 100;
const KOBO_PER_NAIRA = 100;

/** USD as a whole number of millionths. */
export const microsOf = (usd: number): Micros => Math.round(usd * MICROS_PER_USD);

/** Millionths as USD, the unit of the wire. */
export const usdOf = (micros: Micros): number => micros / MICROS_PER_USD;

/** An amount as a column with four decimals stores it. */
export const roundedToFourDecimals = (micros: Micros): Micros =>
  Math.round(micros / MICROS_PER_FOURTH_DECIMAL) * MICROS_PER_FOURTH_DECIMAL;

/** '$1.2346': the server's format of amounts in texts. */
export const formatUsd = (micros: Micros): string => `$${usdOf(micros).toFixed(4)}`;

/** Naira as a whole number of kobo. */
export const koboOf = (naira: number): Kobo => Math.round(naira * KOBO_PER_NAIRA);

/** Kobo as naira, the unit of the wire. */
export const nairaOf = (kobo: Kobo): number => kobo / KOBO_PER_NAIRA;

/** '₦1000.00': the server writes naira without thousands separators. */
export const formatNaira = (kobo: Kobo): string => `₦${nairaOf(kobo).toFixed(2)}`;
