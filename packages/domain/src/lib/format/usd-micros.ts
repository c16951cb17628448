import { USD_MICRO_DECIMALS } from '../../limits';
import { formatUsd } from './money';

const PARTS = 10 ** USD_MICRO_DECIMALS;

/** An amount in whole millionths of a dollar: sums of these are exact, sums of dollars are not (0.1 + 0.2). */
export const usdToMicros = (usd: number): number => Math.round(usd * PARTS);

/** The amount in USD. */
export const microsToUsd = (micros: number): number => micros / PARTS;

/** A change of an amount with its sign, for example '+$5.0000' or '−$0.1200'. */
export const formatUsdChange = (usd: number): string => `${usd < 0 ? '−' : '+'}${formatUsd(Math.abs(usd))}`;
