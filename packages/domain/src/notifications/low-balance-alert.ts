import { combine, createEvent, sample } from 'effector';
import * as v from 'valibot';
import { $clock } from '../lib/time/clock';
import { workspaceOpened } from '../lib/session-events';
import { formatUsd } from '../lib/format/money';
import { isBalanceLow, usualPrice } from '../account/low-balance';
import { $balance } from '../account/balance';
import { $preferences } from '../account/preferences';
import { createUserPersistedStore } from '../session/user-persisted-store';
import { $allNumbers } from '../numbers/list/active-numbers';

export const lowBalanceDismissed = createEvent();

const storedSchema = v.object({ usualPrice: v.nullable(v.number()), dismissedAt: v.nullable(v.number()) });

type Stored = v.InferOutput<typeof storedSchema>;

const changed = createEvent<Partial<Stored>>();

/** Stored data of the alert. The price outlives the numbers, which leave the list after 20 minutes. */
const $stored = createUserPersistedStore<Stored, Partial<Stored>>({
  name: 'low-balance',
  schema: storedSchema,
  defaultValue: { usualPrice: null, dismissedAt: null },
  loadOn: workspaceOpened,
  changed,
  apply: (stored, change) => ({ ...stored, ...change }),
});

sample({
  clock: $allNumbers.map((numbers) => usualPrice(numbers.flatMap(({ price }) => price ?? []))),
  source: $stored,
  filter: (stored, price) => price !== null && price !== stored.usualPrice,
  fn: (_, usualPrice) => ({ usualPrice }),
  target: changed,
});
sample({
  clock: lowBalanceDismissed,
  source: $clock,
  fn: (clock) => ({ dismissedAt: clock.now() }),
  target: changed,
});

/** The balance as text while the user is alerted that it is low, for example '$0.1200'; null otherwise. */
export const $lowBalance = combine(
  { balance: $balance, stored: $stored, preferences: $preferences, clock: $clock },
  ({ balance, stored, preferences: { lowBalance: isWanted, lowBalanceUsd: ownLimit }, clock }) =>
    isBalanceLow({ isWanted, balance, ownLimit, ...stored, now: clock.now() }) ? formatUsd(balance) : null,
);
