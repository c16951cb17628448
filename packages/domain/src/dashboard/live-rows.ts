import { serviceLabel } from '../catalogue/search/catalogue-names';
import type { Activity } from '../contracts/dashboard-calls';
import { isInLastMinutes } from '../numbers/auto-cancel/cancel-time';
import type { NumberFacts } from '../numbers/cards/number-facts';
import { factsOf, numberView } from '../numbers/cards/number-view';
import { isLive, type KnownNumber } from '../numbers/list/known-number';
import { isReceivedNumber, newestSmsFirst, numberExpiry, remainingLife } from '../numbers/list/number-status';

/** Sorts a number of unknown expiry last. */
const expiryOf = ({ number }: KnownNumber): number => numberExpiry(number) ?? Number.MAX_SAFE_INTEGER;

interface LiveNumber {
  readonly id: string;
  /** True while it waits in its last three minutes. */
  readonly isEnding: boolean;
}

/**
 * Numbers that live: those with a code first, then those that end first, since the page shows few. An SMS
 * comes first of all, and at once, while the service of its number is unknown. Null while they load; none
 * after a failed load. `now`: ms since 1970, server clock.
 */
export const liveNumbers = (
  { numbers: { byId, total } }: NumberFacts,
  now: number,
  hasFailed: boolean,
): readonly LiveNumber[] | null => {
  const live = [...byId.values()].filter(isLive);
  const isUnlisted = ({ isPartial }: KnownNumber): boolean => isPartial || total === null;
  const listed = live.filter(
    (known) =>
      !isUnlisted(known) &&
      // A code counts, whatever the time: Active Numbers and the badges have it too.
      (isReceivedNumber(known.number) || (remainingLife(known.number, now) ?? Infinity) > 0),
  );
  const rows = [
    ...live.filter(isUnlisted),
    ...listed.toSorted(
      (one, other) => newestSmsFirst(one.number, other.number) || expiryOf(one) - expiryOf(other),
    ),
  ];
  if (total === null && rows.length === 0 && !hasFailed) return null;
  return rows.map(({ number }) => ({ id: number.id, isEnding: isInLastMinutes(number, now) }));
};

/** The rows of these numbers. A message names no service; the recent activity may. */
export const liveRows = (
  facts: NumberFacts,
  numbers: readonly LiveNumber[],
  activities: readonly Activity[] | null,
) =>
  numbers.flatMap(({ id, isEnding }) => {
    const own = factsOf(facts, id);
    if (own === null) return [];
    const view = numberView(own);
    const named = view.serviceCode === '' ? activities?.find((activity) => activity.id === id) : undefined;
    const isReceived = isReceivedNumber(own.number);
    return [
      {
        ...view,
        ...(named && { service: serviceLabel(named, facts.services), serviceCode: named.serviceCode }),
        status: isReceived ? ('received' as const) : ('waiting' as const),
        code: (isReceived && view.code) || null,
        isEnding,
      },
    ];
  });

export type LiveRows = ReturnType<typeof liveRows>;
