import type { Scenario } from '@sms/api-mocks';

/**
 * A scenario whose waiting numbers have six minutes left or more: none is cancelled or expires during a short
 * visit.
 */
export const withTimeLeft = ({ numbers = [], ...scenario }: Scenario): Scenario => ({
  ...scenario,
  numbers: numbers.map((number) =>
    number.status === 'waiting'
      ? { ...number, boughtAgoMs: Math.min(number.boughtAgoMs, 14 * 60_000) }
      : number,
  ),
});
