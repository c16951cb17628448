import type { Numbers } from '../list/numbers-model';
import { numberExpiry } from '../list/number-status';

/** A number whose end costs its price. */
export interface NumberAtRisk {
  readonly id: string;
  /** Server time of its end, ms since 1970. */
  readonly endsAt: number;
}

/** The one of these waiting numbers that ends first; null without one whose end is known. */
export const firstToEnd = ({ byId }: Numbers, waitingIds: readonly string[]): NumberAtRisk | null => {
  const ends = waitingIds.flatMap((id) => {
    const known = byId.get(id);
    const endsAt = known ? numberExpiry(known.number) : null;
    return endsAt === null ? [] : [{ id, endsAt }];
  });
  return ends.toSorted((one, other) => one.endsAt - other.endsAt)[0] ?? null;
};
