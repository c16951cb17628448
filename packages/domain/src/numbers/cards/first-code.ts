import { combine, createEvent, sample } from 'effector';
import * as v from 'valibot';
import { smsReceived } from '../../realtime/messages/events';
import { isFirstCodeAhead } from './usage-steps';
import { createUserPersistedStore, $isAccountNew } from '../../session';
import { $activeNumbers, $allNumbers } from '../list/active-numbers';
import { activeNumbersScreen } from '../list/polling';

/** A page is about to show the next step of a new account. */
export const firstCodeNeeded = createEvent();

/** The first code has arrived (true), or is known to be ahead. */
export const firstCodeKnown = createEvent<boolean>();

const changed = createEvent<boolean>();

/** True once the first code has arrived, false while it is known to be ahead; null in a browser that knows neither. */
const $hasFirstCode = createUserPersistedStore({
  name: 'first-code',
  schema: v.nullable(v.boolean()),
  defaultValue: null,
  loadOn: firstCodeNeeded,
  changed,
  // An arrived code stays arrived, whatever another tab stored.
  apply: (stored, hasArrived: boolean) => stored === true || hasArrived,
});

/** See `isFirstCodeAhead`. */
export const $isFirstCodeAhead = combine(
  { isAccountNew: $isAccountNew, hasArrived: $hasFirstCode, numbers: $allNumbers },
  isFirstCodeAhead,
);

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
