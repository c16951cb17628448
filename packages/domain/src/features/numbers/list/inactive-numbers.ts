import { combine, createEvent, createStore, sample } from 'effector';
import type { PurchasedNumber } from '../../../contracts';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { PAGE_SIZE } from '../../../limits';
import { smsReceived } from '../../../realtime';
import {
  isActiveNumber,
  lateSmsNote,
  numberExpiry,
  readNumberStatus,
  shownNumberStatus,
  smsBeforeCancelNote,
} from '../../../rules';
import { findNumber, type EndedNumber, type KnownNumbers, type SmsNews } from './numbers-reducer';
import { $activeNumbers, $cardNotes, $endedNumbers, $refusedCancels, lateSmsDismissed } from './active-numbers';

type Note = readonly [id: string, note: string];

interface Memory {
  readonly active: KnownNumbers;
  /** Newest first. */
  readonly ended: readonly EndedNumber[];
}

const NOTHING: Memory = { active: [], ended: [] };

/** A number has ended, or a cancel was refused: this code is loaded then, and starts from what is known. */
export const endWatchStarted = createEvent();

// Lists hold active numbers only: without this memory a message that comes later would belong to nothing. Codes are
// kept nowhere else.
const $memory = createStore(NOTHING, { serialize: 'ignore' })
  .on(smsReceived, ({ active, ended }, news) => ({ active, ended: news.reduce(withLateSms, ended) }))
  .on(lateSmsDismissed, ({ active, ended }, id) => ({
    active,
    ended: ended.map((number) => (number.id === id ? withoutSms(number) : number)),
  }));

sample({ clock: $memory, fn: ({ ended }) => ended, target: $endedNumbers });
sample({
  clock: combine($memory, $refusedCancels),
  fn: ([{ active, ended }, refused]) =>
    new Map([
      ...active.flatMap((number) => noteOfRefusal(number, refused.get(number.id))),
      ...ended.flatMap(noteOfEnd),
    ]),
  target: $cardNotes,
});

sample({
  clock: [$activeNumbers, endWatchStarted],
  source: { numbers: $activeNumbers, memory: $memory, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ numbers, memory, clock, offsetMs }) =>
    numbers === null ? NOTHING : rememberEnded(memory, numbers, clock.now() + offsetMs),
  target: $memory,
});

/** Adds the numbers that have ended, takes away those that turn out to be active. `now`: server time, ms since 1970. */
export function rememberEnded({ active: before, ended }: Memory, numbers: KnownNumbers, now: number): Memory {
  const active = numbers.filter(isActiveNumber);
  // A list without a number whose time is over means that it has expired; of others it does not say what became.
  const missing = before
    .filter((number) => !has(numbers, number) && shownNumberStatus(number, now) === 'expired')
    .map((number) => ({ ...number, status: 'expired' }));
  const justEnded = [...numbers, ...missing].filter(
    (number) => !isActiveNumber(number) && !has(ended, number),
  );
  return {
    active,
    ended: [
      ...justEnded.map((number) => endOf(number, now)),
      ...ended.filter((number) => !has(active, number)),
    ].slice(0, PAGE_SIZE),
  };
}

function has(numbers: KnownNumbers, { id }: PurchasedNumber): boolean {
  return numbers.some((number) => number.id === id);
}

function endOf(number: PurchasedNumber, now: number): EndedNumber {
  switch (readNumberStatus(number.status)) {
    case 'expired':
      return { ...number, endedAt: Math.min(numberExpiry(number) ?? now, now) };
    // It can be cancelled only without a code: one that it has now came while the call was on its way.
    case 'cancelled':
      return { ...number, endedAt: now };
    default:
      return withoutSms({ ...number, endedAt: now });
  }
}

function withoutSms(number: EndedNumber): EndedNumber {
  return { ...number, smsCode: null, smsText: null, receivedAt: null };
}

function withLateSms(ended: readonly EndedNumber[], news: SmsNews): readonly EndedNumber[] {
  const number = findNumber(ended, news.activationId);
  if (number === undefined) return ended;
  const { code: smsCode, smsText, receivedAt } = news;
  return ended.map((other) => (other === number ? { ...other, smsCode, smsText, receivedAt } : other));
}

function noteOfRefusal({ id, status, receivedAt }: PurchasedNumber, refusedAt: number | undefined): Note[] {
  const isBeaten = readNumberStatus(status) === 'received' && receivedAt !== null && refusedAt !== undefined;
  return isBeaten ? [[id, smsBeforeCancelNote(refusedAt, receivedAt)]] : [];
}

function noteOfEnd({ id, status: sent, endedAt, receivedAt }: EndedNumber): Note[] {
  const status = readNumberStatus(sent);
  if (receivedAt === null || status === 'waiting' || status === 'received') return [];
  return [[id, lateSmsNote(status, endedAt, receivedAt)]];
}
