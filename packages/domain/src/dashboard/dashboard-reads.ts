import type { Activity } from '../contracts/dashboard-calls';
import type { NumberList } from '../numbers/list/numbers-model';
import { isActiveNumber, isReceivedNumber, remainingLife } from '../numbers/list/number-status';

/** What happens to the dashboard: `due` by its timer, `live-changed` when numbers were bought or ended. */
export type DashboardEvent = 'opened' | 'refresh-clicked' | 'due' | 'live-changed' | 'activity-changed';

export interface ReadingFacts {
  readonly isOpen: boolean;
  readonly areFiguresLoading: boolean;
  readonly activities: readonly Activity[] | null;
  /** The active numbers; null before their first list. */
  readonly listed: NumberList | null;
  /** Those, and the ones that have ended. */
  readonly known: NumberList;
  /** The calls that are left are for the user's own actions. */
  readonly isReserved: boolean;
}

export interface DashboardReads {
  /** The figures and the recent activity; for the user also the services that it names. */
  readonly figures?: 'refresh' | 'poll' | 'invalidate';
  /** The active numbers: only they have the codes. Their calls are few (decision 0037). */
  readonly list?: boolean;
}

/** True if the activity has an active number or a code that the list lacks. */
const isListMissing = ({ activities, listed, known }: ReadingFacts, now: number): boolean =>
  (activities ?? [])
    .filter((row) => isActiveNumber(row) && (remainingLife({ ...row, expiresAt: null }, now) ?? 0) > 0)
    .some((row) => {
      const number = listed && known.find(({ id }) => id === row.id);
      if (!number) return true;
      return isReceivedNumber(row) && !isReceivedNumber(number) && isActiveNumber(number);
    });

/** What an event leads to. `now`: ms since 1970, server clock. */
export const readsAfter = (event: DashboardEvent, facts: ReadingFacts, now: number): DashboardReads => {
  switch (event) {
    case 'opened':
      return { figures: 'refresh', list: facts.listed === null };
    case 'refresh-clicked':
      return { figures: 'refresh' };
    case 'due':
      // Slow responses never pile up.
      return facts.areFiguresLoading ? {} : { figures: 'poll' };
    case 'live-changed':
      // The live numbers stand beside the figures, and must not differ for half a minute.
      return facts.isOpen ? { figures: 'invalidate' } : {};
    case 'activity-changed':
      return { list: facts.isOpen && !facts.isReserved && isListMissing(facts, now) };
  }
};
