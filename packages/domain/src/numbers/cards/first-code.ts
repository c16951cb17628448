import { RECENT_ACTIVITY_ITEMS } from '../../limits/spec';
import { readNumberStatus } from '../list/number-status';
import { combine, createEvent, sample } from 'effector';
import * as v from 'valibot';
import type { ResultFor } from '../../contracts/operations';
import { smsReceived } from '../../realtime/messages/events';
import { createUserPersistedStore } from '../../session/user-persisted-store';
import { $isAccountNew } from '../../session/session';
import { $activeNumbers, $allNumbers } from '../list/active-numbers';
import { activeNumbersScreen } from '../list/polling';

interface ListedNumber {
  readonly status: string;
  readonly smsCode: string | null;
}

/** True for a number that received an SMS: the recent activity of the real server leaves codes out. */
const hasReceived = ({ status, smsCode }: ListedNumber): boolean =>
  smsCode !== null || ['received', 'used'].includes(readNumberStatus(status));

/**
 * True once an account's first code has arrived, false while it certainly has not, by the figures and the
 * recent activity of the dashboard; null if they cannot decide.
 */
export const hasCodeArrived = (
  { totalNumbers, successRate }: Pick<ResultFor<'dashboardStats'>, 'totalNumbers' | 'successRate'>,
  activities: readonly ListedNumber[],
): boolean | null => {
  if ((successRate ?? 0) > 0 || activities.some(hasReceived)) return true;
  if (totalNumbers === null) return null;
  // The real server counts 0 always: then a short activity has every number that the account ever had.
  const isComplete =
    totalNumbers === 0 ? activities.length < RECENT_ACTIVITY_ITEMS : totalNumbers <= activities.length;
  return isComplete ? false : null;
};

/**
 * True while an account certainly has no code yet, so it is shown how to use a number. False in doubt, since
 * guidance that appears late would shift the page. `isAccountNew`: created in this visit; `hasArrived`: as
 * remembered in this browser, null while nothing is.
 */
export const isFirstCodeAhead = (
  isAccountNew: boolean,
  hasArrived: boolean | null,
  numbers: readonly ListedNumber[],
): boolean => !(hasArrived ?? !isAccountNew) && !numbers.some(hasReceived);

/** A page is about to show the next step of a new account. */
export const firstCodeNeeded = createEvent();

/** The first code has arrived (true), or is known to be ahead. */
export const firstCodeKnown = createEvent<boolean>();

const changed = createEvent<boolean>();

/**
 * True once the first code has arrived, false while it is known to be ahead; null in a browser that knows
 * neither.
 */
const $hasFirstCode = createUserPersistedStore<boolean | null, boolean>({
  name: 'first-code',
  schema: v.boolean(),
  defaultValue: null,
  loadOn: firstCodeNeeded,
  changed,
  // An arrived code stays arrived, whatever another tab stored.
  apply: (stored, hasArrived) => stored === true || hasArrived,
});

export const $isFirstCodeAhead = combine($isAccountNew, $hasFirstCode, $allNumbers, isFirstCodeAhead);

sample({ clock: activeNumbersScreen.opened, target: firstCodeNeeded });
sample({
  clock: [
    smsReceived,
    $activeNumbers.updates.filter({
      fn: (numbers) => numbers?.some(({ smsCode }) => smsCode !== null) === true,
    }),
  ],
  fn: () => true,
  target: firstCodeKnown,
});
sample({
  clock: firstCodeKnown,
  source: $hasFirstCode,
  filter: (known, hasArrived) => known !== true && known !== hasArrived,
  fn: (_, hasArrived) => hasArrived,
  target: changed,
});
