import { combine, createStore, sample } from 'effector';
import type { PurchasedNumber } from '../../../contracts';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { PAGE_SIZE } from '../../../limits';
import { numberCancelledByUser, smsReceived } from '../../../realtime/messages/events';
import { isActiveNumber, numberExpiry, readNumberStatus, shownNumberStatus } from '../../../rules';
import { lateSmsNote, smsBeforeCancelNote } from './late-sms-note';
import { findNumber, type InactiveNumber, type NumberList, type SmsUpdate } from './numbers-reducer';
import {
  $activeNumbers,
  $rejectedCancels,
  cardNotesChanged,
  endedNumberDismissed,
  inactiveNumbersChanged,
  numberCancelled,
} from './active-numbers';

type Note = readonly [id: string, note: string];

interface TrackedNumbers {
  readonly active: NumberList;
  /** Newest first. */
  readonly inactive: readonly InactiveNumber[];
  /** Numbers that a list did not contain, newest first: it may come before the message that they were cancelled. */
  readonly missing: NumberList;
}

const NO_NUMBERS: TrackedNumbers = { active: [], inactive: [], missing: [] };

// Lists contain active numbers only: without these entries a later message would have no number. Codes are
// stored nowhere else.
const $trackedNumbers = createStore(NO_NUMBERS, { serialize: 'ignore' })
  .on(smsReceived, (tracked, updates) => ({
    ...tracked,
    inactive: updates.reduce(applyLateSms, tracked.inactive),
  }))
  .on(endedNumberDismissed, (tracked, id) => ({
    ...tracked,
    inactive: tracked.inactive.map((number) => (number.id === id ? removeSms(number) : number)),
  }));

sample({ clock: $trackedNumbers, fn: ({ inactive }) => inactive, target: inactiveNumbersChanged });
sample({
  clock: combine($trackedNumbers, $rejectedCancels),
  fn: ([{ active, inactive }, rejectedCancels]) =>
    new Map([
      ...active.flatMap((number) => rejectedCancelNote(number, rejectedCancels.get(number.id))),
      ...inactive.flatMap(inactiveNote),
    ]),
  target: cardNotesChanged,
});

sample({
  clock: $activeNumbers,
  source: { numbers: $activeNumbers, memory: $trackedNumbers, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ numbers, memory, clock, offsetMs }) =>
    numbers === null ? NO_NUMBERS : trackInactive(memory, numbers, clock.now() + offsetMs),
  target: $trackedNumbers,
});

sample({
  clock: [numberCancelledByUser.map(({ activationId }) => activationId), numberCancelled],
  source: { memory: $trackedNumbers, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ memory, clock, offsetMs }, id) => cancelMissing(memory, id, clock.now() + offsetMs),
  target: $trackedNumbers,
});

/** Adds ended numbers and removes those that are active after all. `now`: server time, ms since 1970. */
export function trackInactive(
  { active: before, inactive, missing }: TrackedNumbers,
  numbers: NumberList,
  now: number,
): TrackedNumbers {
  const active = numbers.filter(isActiveNumber);
  const gone = before.filter((number) => !has(numbers, number));
  // A list without a number whose time is over means that it has expired; for others the reason is unknown.
  const expired = gone.filter((number) => shownNumberStatus(number, now) === 'expired');
  const justEnded = [...numbers, ...expired.map((number) => ({ ...number, status: 'expired' }))].filter(
    (number) => !isActiveNumber(number) && !has(inactive, number),
  );
  return {
    active,
    inactive: [
      ...justEnded.map((number) => toInactive(number, now)),
      ...inactive.filter((number) => !has(active, number)),
    ].slice(0, PAGE_SIZE),
    missing: [...gone.filter((number) => !has(expired, number)), ...missing]
      .filter((number) => !has(numbers, number))
      .slice(0, PAGE_SIZE),
  };
}

function cancelMissing(tracked: TrackedNumbers, id: string, now: number): TrackedNumbers {
  const number = findNumber(tracked.missing, id);
  if (number === undefined) return tracked;
  return {
    ...tracked,
    inactive: [toInactive({ ...number, status: 'cancelled' }, now), ...tracked.inactive].slice(0, PAGE_SIZE),
    missing: tracked.missing.filter((other) => other !== number),
  };
}

function has(numbers: NumberList, { id }: PurchasedNumber): boolean {
  return numbers.some((number) => number.id === id);
}

function toInactive(number: PurchasedNumber, now: number): InactiveNumber {
  switch (readNumberStatus(number.status)) {
    case 'expired':
      return { ...number, endedAt: Math.min(numberExpiry(number) ?? now, now) };
    // It can be cancelled only without a code: a present code arrived while the call was in flight.
    case 'cancelled':
      return { ...number, endedAt: now };
    default:
      return removeSms({ ...number, endedAt: now });
  }
}

function removeSms(number: InactiveNumber): InactiveNumber {
  return { ...number, smsCode: null, smsText: null, receivedAt: null };
}

function applyLateSms(ended: readonly InactiveNumber[], update: SmsUpdate): readonly InactiveNumber[] {
  const number = findNumber(ended, update.activationId);
  if (number === undefined) return ended;
  const { code: smsCode, smsText, receivedAt } = update;
  return ended.map((other) => (other === number ? { ...other, smsCode, smsText, receivedAt } : other));
}

function rejectedCancelNote(
  { id, status, receivedAt }: PurchasedNumber,
  refusedAt: number | undefined,
): Note[] {
  const isBeaten = readNumberStatus(status) === 'received' && receivedAt !== null && refusedAt !== undefined;
  return isBeaten ? [[id, smsBeforeCancelNote(refusedAt, receivedAt)]] : [];
}

function inactiveNote({ id, status: sent, endedAt, receivedAt }: InactiveNumber): Note[] {
  const status = readNumberStatus(sent);
  if (receivedAt === null || status === 'waiting' || status === 'received') return [];
  return [[id, lateSmsNote(status, endedAt, receivedAt)]];
}
