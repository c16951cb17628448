import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $clock, $serverOffsetMs, serverTimeTold } from '../../../lib/time/clock';
import { CATCH_UP_GAP_MS } from '../../../limits';
import { $connectionStatus, reconnected } from '../../../realtime';
import { missedNews, missedNewsText, type Standing } from '../../../rules';
import {
  $activeNumbers,
  activeNumbersListed,
  activeNumbersServed,
  numberCancelled,
  numberCompleted,
  numberRetried,
} from '../../numbers/list/active-numbers';
import { toldTogetherChanged } from '../incoming-code/incoming-codes';
import { $accountTotals, $balance } from '../../account/balance';
import { moneyMayHaveMoved } from '../../purchase/submit/attempt';
import { sessionEnded } from '../../session';

/** A time without live updates. */
interface Gap {
  /** What was known when it began. */
  readonly before: Standing;
  /** Whether there are live updates again. */
  readonly isOver: boolean;
  /** What was read since then. */
  readonly isRead: { readonly numbers: boolean; readonly balance: boolean };
}

const NOTHING_READ: Gap['isRead'] = { numbers: false, balance: false };

/** This code is loaded, and watches from now on. */
export const gapWatchStarted = createEvent();

/** The user has read what was missed. */
export const catchUpDismissed = createEvent();

const gapBegan = createEvent<Standing>();
const gapEnded = createEvent<Gap | null>();

// Not derived: this code comes late, and a store derived then knows nothing of the status before its next change.
const $isLive = createStore(true).on($connectionStatus, (_, status) => status?.state === 'connected');

/** When live updates were last known to come, ms since 1970 on this machine: a machine that sleeps notices nothing. */
const $heardAt = createStore(0);
sample({
  clock: [gapWatchStarted, serverTimeTold],
  source: $clock,
  fn: (clock) => clock.now(),
  target: $heardAt,
});

const $known = combine({ numbers: $activeNumbers, balance: $balance });

const $gap = createStore<Gap | null>(null, { serialize: 'ignore' })
  // Of two gaps between which nobody could be told, the first counts.
  .on(gapBegan, (gap, before) => ({ before: gap?.before ?? before, isOver: false, isRead: NOTHING_READ }))
  .on(gapEnded, (_, gap) => gap)
  // Told to another tab, or caused by the user: no news.
  .reset(
    gapWatchStarted,
    activeNumbersServed,
    numberCancelled,
    numberCompleted,
    numberRetried,
    moneyMayHaveMoved,
    sessionEnded,
  );

sample({
  clock: $isLive,
  source: { known: $known, heardAt: $heardAt, offsetMs: $serverOffsetMs },
  filter: (_, isLive) => !isLive,
  fn: ({ known, heardAt, offsetMs }) => ({ ...known, at: heardAt + offsetMs }),
  target: gapBegan,
});
sample({
  clock: reconnected,
  source: { gap: $gap, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ gap, clock, offsetMs }) => {
    const isWorthTelling = gap !== null && clock.now() + offsetMs - gap.before.at >= CATCH_UP_GAP_MS;
    return isWorthTelling ? { ...gap, isOver: true, isRead: NOTHING_READ } : null;
  },
  target: gapEnded,
});

// What is read during the gap the user sees, and is told of as always: only what comes after is missed.
sample({
  clock: activeNumbersListed,
  source: { gap: $gap, numbers: $activeNumbers },
  fn: ({ gap, numbers }) => gap && withRead(gap, 'numbers', { numbers }),
  target: $gap,
});
// Every answer brings other totals, even where the balance is the same.
sample({
  clock: $accountTotals,
  source: { gap: $gap, balance: $balance },
  fn: ({ gap, balance }) => gap && withRead(gap, 'balance', { balance }),
  target: $gap,
});

sample({ clock: $gap, fn: (gap) => gap?.isOver === true, target: toldTogetherChanged });

/** An effect: it runs when all else that hears of the same list has seen that there is a gap. */
const tellFx = attach({
  source: { gap: $gap, known: $known, clock: $clock, offsetMs: $serverOffsetMs },
  effect: ({ gap, known, clock, offsetMs }) => {
    const news = gap && missedNews(gap.before, { ...known, at: clock.now() + offsetMs });
    return news && missedNewsText(news);
  },
});
$gap.reset(tellFx.done);

/** What happened while the user was away, for example '2 codes, 1 expired, balance −$0.1200'; null while there is nothing to tell. */
export const $missedText = createStore<string | null>(null)
  .on(tellFx.doneData, (told, text) => text ?? told)
  .reset(catchUpDismissed, sessionEnded);

sample({
  clock: $gap,
  filter: (gap) => gap !== null && isRead(gap),
  fn: () => undefined,
  target: tellFx,
});

function withRead(gap: Gap, what: 'numbers' | 'balance', read: Partial<Standing>): Gap {
  return gap.isOver
    ? { ...gap, isRead: { ...gap.isRead, [what]: true } }
    : { ...gap, before: { ...gap.before, ...read } };
}

function isRead({ before, isOver, isRead: { numbers, balance } }: Gap): boolean {
  return isOver && balance && (numbers || before.numbers === null);
}
