import type { LiveRows } from './live-rows';

interface StartFacts {
  /** Null while they load. */
  readonly live: readonly Pick<LiveRows[number], 'status'>[] | null;
  /** Figures and recent activity are loaded, or failed to. */
  readonly areFiguresSettled: boolean;
  /** Likewise. */
  readonly isBalanceSettled: boolean;
  readonly isFirstCodeAhead: boolean;
}

/**
 * Start of the dashboard: active numbers or, without one, the start of a purchase. A new account is guided to
 * its first code, also while its first number waits. Nothing is known to be missing after a failed load, so
 * that a customer is not taken for a new one.
 */
export const dashboardStart = ({ live, isFirstCodeAhead, ...facts }: StartFacts) => {
  if (live !== null && live.length > 0) {
    const isWaiting = live.every(({ status }) => status === 'waiting');
    return isFirstCodeAhead && isWaiting ? 'first-code' : 'live';
  }
  // The figures decide whether the account is new, and its start is higher; the balance the one filled
  // button.
  if (live === null || !facts.areFiguresSettled || !facts.isBalanceSettled) return 'loading';
  return isFirstCodeAhead ? 'first-code' : 'buy';
};

/** The filled quick action: only where the first block has no filled button (decision 0118). */
export const filledAction = (
  start: ReturnType<typeof dashboardStart>,
  hasFunds: boolean,
  service: string | undefined,
): 'buy' | 'add-funds' | 'none' => {
  // The first step of a new account is a search, without a button.
  const isWithoutButton = start === 'buy' || (start === 'first-code' && service === undefined);
  if (!isWithoutButton) return 'none';
  return hasFunds ? 'buy' : 'add-funds';
};
