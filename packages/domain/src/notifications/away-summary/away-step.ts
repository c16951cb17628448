import { MIN_OFFLINE_PERIOD_MS } from '../../limits/tuning';
import { awaySummaryText, type Snapshot } from './away-changes';

type Known = Omit<Snapshot, 'at'>;

/** A time without live updates. */
interface Gap {
  /** What was known when it began, or was read in it: that was shown as usual. */
  readonly before: Snapshot;
  /** When live updates were back, ms since 1970 on this machine; null before. */
  readonly overSince: number | null;
  /** What was read from then on. */
  readonly after: Partial<Known>;
}

/** What the user missed while there were no live updates. */
export interface Away {
  /** Last sign of life of the server, ms since 1970 on this machine: a machine that sleeps fires no event. */
  readonly heardAt: number;
  /** The gap that is not reported yet; null without one. */
  readonly gap: Gap | null;
  /** The report, until the user has dismissed or followed it; null without one. */
  readonly summary: string | null;
}

export const NOT_AWAY: Away = { heardAt: 0, gap: null, summary: null };

export type AwayEvent =
  | { readonly kind: 'heard' | 'back' | 'reported' | 'dismissed' }
  /** Live updates stopped. */
  | ({ readonly kind: 'lost' } & Known)
  /** `requestedAt`: when that call began, ms since 1970 on this machine. */
  | { readonly kind: 'numbers-read'; readonly numbers: Known['numbers']; readonly requestedAt: number }
  | { readonly kind: 'balance-read'; readonly balance: Known['balance'] }
  /** The changes were shown in another tab, or the user has made some. */
  | { readonly kind: 'explained' };

/** The same at its moment, in ms since 1970: `at` on this machine, `now` by the server's clock. */
export type AwayAction = AwayEvent & { readonly at: number; readonly now: number };

/** True once live updates are back and what happened before is not reported: that comes as one line. */
export const isSummarised = ({ gap }: Away): boolean => gap !== null && gap.overSince !== null;

/** True once all is read that the report compares. */
export const isReportDue = ({ gap }: Away): boolean =>
  gap !== null &&
  gap.overSince !== null &&
  gap.after.balance !== undefined &&
  (gap.after.numbers !== undefined || gap.before.numbers === null);

const applyRead = (away: Away, gap: Gap, read: Partial<Known>): Away => ({
  ...away,
  gap:
    gap.overSince === null
      ? { ...gap, before: { ...gap.before, ...read } }
      : { ...gap, after: { ...gap.after, ...read } },
});

export const updateAway = (away: Away, action: AwayAction): Away => {
  const { gap, heardAt } = away;
  const { at, now } = action;
  switch (action.kind) {
    case 'heard':
      return { ...away, heardAt: at };
    case 'lost': {
      const { numbers, balance } = action;
      // Of two gaps without a report between them, the first counts.
      const before = gap?.before ?? { numbers, balance, at: heardAt + now - at };
      return { ...away, gap: { before, overSince: null, after: {} } };
    }
    case 'back': {
      const isLongEnough = gap !== null && now - gap.before.at >= MIN_OFFLINE_PERIOD_MS;
      return { ...away, gap: isLongEnough ? { ...gap, overSince: at, after: {} } : null };
    }
    case 'numbers-read':
      // A list asked for before the gap ended may lack what happened in it.
      return gap === null || action.requestedAt < (gap.overSince ?? 0)
        ? away
        : applyRead(away, gap, { numbers: action.numbers });
    case 'balance-read':
      return gap === null ? away : applyRead(away, gap, { balance: action.balance });
    case 'explained':
      return { ...away, gap: null };
    case 'reported': {
      if (gap === null) return away;
      const after = { numbers: null, balance: null, ...gap.after, at: now };
      return { ...away, gap: null, summary: awaySummaryText(gap.before, after) || away.summary };
    }
    case 'dismissed':
      return { ...away, summary: null };
  }
};
