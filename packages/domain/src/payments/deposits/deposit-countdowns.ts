import { combine, createEvent, createStore } from 'effector';
import { serverTimeAt } from '../../lib/time/clock';
import { createInterval } from '../../lib/time/create-interval';
import { COUNTDOWN_TICK_MS } from '../../limits';
import { depositState } from './deposit-state';
import { formatCountdown } from '../../lib/format/countdown';
import { $depositsPage, transactionsScreen } from './deposit-list';
import { $depositViews } from './deposit-view';

/** A countdown is about to be painted. This code is loaded with it and missed earlier events. */
export const depositCountdownShown = createEvent();

const $hasOpenSession = combine(
  transactionsScreen.$isOpen,
  $depositViews,
  (isOpen, deposits) => isOpen && deposits !== null && deposits.some(({ state }) => state === 'pending'),
);
const { tick } = createInterval({ intervalMs: COUNTDOWN_TICK_MS, isOn: $hasOpenSession });

/** The server's time, ms since 1970, each second while a payment session is open on screen; null before the first. */
const $now = createStore<number | null>(null).on(
  serverTimeAt([tick, depositCountdownShown, $depositsPage]),
  (_, now) => now,
);

/** Time until the session of a pending payment expires, as mm:ss by tx_ref; one of unknown expiry is omitted. */
export const $depositCountdowns = combine($depositsPage, $now, (page, now): ReadonlyMap<string, string> => {
  const countdowns = new Map<string, string>();
  if (now === null) return countdowns;
  for (const deposit of page?.deposits ?? []) {
    if (deposit.expiresAt !== null && depositState(deposit, now) === 'pending')
      countdowns.set(deposit.txRef, formatCountdown(deposit.expiresAt - now));
  }
  return countdowns;
});
