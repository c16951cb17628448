import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PurchasedNumber } from '../../contracts/number';
import { ANNOUNCED_NUMBER_MS } from '../../limits/tuning';
import { NUMBER_LIFETIME_MS } from '../../limits/spec';
import { isActiveNumber, newestSms } from './number-status';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { aReceivedSms } from '../../testing/fixtures/an-sms';
import { isLive } from './known-number';
import {
  NO_NUMBERS,
  updateNumbers,
  type Numbers,
  type NumbersChange,
  type NumbersUpdate,
} from './numbers-model';

/** In `npm test`; MODEL_TEST_RUNS and MODEL_TEST_SEED set others. */
const RUNS_IN_CI = 500;
const numRuns = Number(process.env['MODEL_TEST_RUNS'] ?? RUNS_IN_CI);
const seed = Number(process.env['MODEL_TEST_SEED'] ?? Date.now() % 2 ** 31);

const IDS = ['1', '2', '3'] as const;
type Id = (typeof IDS)[number];
const PAGE = 2;

const event = fc.record({
  kind: fc.constantFrom(
    'buy',
    'sms',
    'sms',
    'expire',
    'cancel',
    'complete',
    'list',
    'page',
    'record',
    'read',
  ),
  id: fc.constantFrom(...IDS),
  /** True for what the user does in this page: the server answers, and sends the message as well. */
  isOwn: fc.boolean(),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

const numberOf = (id: Id): PurchasedNumber => aNumber({ id, activationId: `a${id}` });

/** A change so many ms after noon. */
const when = (afterMs: number, change: NumbersChange): NumbersUpdate => {
  const moment = NOON + afterMs;
  return { ...change, at: moment, now: moment };
};
const list = (afterMs: number, rows: readonly PurchasedNumber[], total = rows.length) =>
  when(afterMs, { kind: 'listed', rows, total });

/** What the page may learn of a run of events on the server, in the order of the events; one second each. */
const deliveriesOf = (events: readonly Event[]) => {
  const server = new Map<Id, PurchasedNumber>();
  const deliveries: NumbersUpdate[] = [];
  const listed = () => [...server.values()].filter(isActiveNumber).toReversed();
  let at = NOON;
  const deliver = (change: object): void => void deliveries.push({ ...change, at, now: at } as NumbersUpdate);
  const change = (id: Id, fields: Partial<PurchasedNumber>): void =>
    void server.set(id, { ...numberOf(id), ...server.get(id), ...fields });
  for (const { kind, id, isOwn } of events) {
    at += 1_000;
    const number = server.get(id);
    const named = isOwn ? { id } : { activationId: `a${id}` };
    if (kind === 'buy' && number === undefined) {
      change(id, {});
      deliver({ kind: 'announced', number: numberOf(id) });
    } else if (kind === 'sms' && number && isActiveNumber(number)) {
      // Every other SMS has no extractable code.
      const code = at % 2_000 === 0 ? String(at) : null;
      const sms = { smsCode: code, smsText: `Text ${at}`, receivedAt: at };
      change(id, { status: 'received', ...sms });
      const { smsText, receivedAt } = sms;
      deliver({ kind: 'sms', all: [aReceivedSms({ activationId: `a${id}`, code, smsText, receivedAt })] });
    } else if (kind === 'expire' && number?.status === 'waiting') {
      change(id, { status: 'expired' });
      deliver({ kind: 'ended', status: 'expired', activationId: `a${id}` });
    } else if (kind === 'cancel' && number?.status === 'waiting') {
      change(id, { status: 'cancelled' });
      deliver({ kind: 'ended', status: 'cancelled', ...named });
    } else if (kind === 'complete' && number?.status === 'received') {
      change(id, { status: 'used' });
      deliver({ kind: 'ended', status: 'used', ...named });
    } else if (kind === 'list') {
      deliver({ kind: 'listed', rows: listed(), total: listed().length });
    } else if (kind === 'record') {
      deliver({ kind: 'listed', rows: listed(), total: null, isWhole: true });
    } else if (kind === 'page') {
      deliver({ kind: 'listed', rows: listed().slice(0, PAGE), total: listed().length });
    } else if (kind === 'read' && number) {
      deliver({ kind: 'read', numbers: [number] });
    }
  }
  return { deliveries, server, listed, at };
};

/** Messages come at once, answers to calls at any time later; whatever comes may come again. */
const delivered = fc
  .tuple(fc.array(event, { maxLength: 20 }), fc.infiniteStream(fc.nat({ max: 9 })))
  .map(([events, delays]) => {
    const run = deliveriesOf(events);
    const late = run.deliveries.flatMap((update) => {
      const seconds = delays.next().value as number;
      const now = update.now + seconds * 1_000;
      // A message is dated by its arrival, an answer by the call.
      const isAnswer = update.kind === 'listed' || update.kind === 'read';
      const one = { ...update, now, at: isAnswer ? update.at : now };
      return seconds % 3 === 0 ? [one, { ...one, now: now + 500, at: isAnswer ? one.at : now + 500 }] : [one];
    });
    return { ...run, late: late.toSorted((one, other) => one.now - other.now) };
  });

const liveOf = ({ byId }: Numbers) =>
  [...byId.values()]
    .filter(isLive)
    .map(({ number }) => [number.id, number.status, newestSms(number)])
    .toSorted();

it(`numbers: converge on the server in any order and repetition; no code vanishes, no ended number comes back (seed ${seed})`, () => {
  fc.assert(
    fc.property(delivered, ({ late, listed, at }) => {
      let numbers = NO_NUMBERS;
      for (const update of late) {
        const before = numbers;
        numbers = updateNumbers(numbers, update);
        for (const [id, known] of before.byId) {
          const after =
            numbers.byId.get(id) ??
            [...numbers.byId.values()].find(
              ({ number }) => number.activationId === known.number.activationId,
            );
          // Only what a message of an unknown number said may be dropped by a list.
          if (after === undefined) expect(known.isPartial).toBe(true);
          else {
            expect(after.codes).toEqual(expect.arrayContaining([...known.codes]));
            const { status } = known.number;
            if (status === 'used' || status === 'cancelled') expect(after.number.status).toBe(status);
            if (status === 'expired') expect(after.number.status).not.toBe('waiting');
          }
        }
      }
      // Announced to this page and ended without a word, a number stays for its two minutes.
      const endMs = at - NOON + 20_000;
      const ends = [endMs, endMs + ANNOUNCED_NUMBER_MS].map((ms) => list(ms, listed()));
      const last = ends.reduce(updateNumbers, numbers);
      expect(liveOf(last)).toEqual(
        listed()
          .map((number) => [number.id, number.status, newestSms(number)])
          .toSorted(),
      );
    }),
    { numRuns, seed },
  );
});

const announced = (number: PurchasedNumber) => when(1, { kind: 'announced', number });
const read = (afterMs: number, number: PurchasedNumber) => when(afterMs, { kind: 'read', numbers: [number] });
const ended = (afterMs: number, status: 'cancelled' | 'used') =>
  when(afterMs, { kind: 'ended', status, id: '1' });
const told = (smsText: string | null) =>
  when(2, { kind: 'sms', all: [aReceivedSms({ code: '1111', smsText, receivedAt: NOON })] });

const waiting = aNumber();
const others = [numberOf('3'), numberOf('2')];
const received = (smsCode: string, afterMs: number) =>
  aNumber({ status: 'received', smsCode, receivedAt: NOON + afterMs });
/** A first code, and the second that has replaced it. */
const twoCodes = [list(2_000, [received('1111', 1_000)]), read(5_500, received('2222', 5_000))];
const extended = NOON + NUMBER_LIFETIME_MS;

it.each<[string, readonly NumbersUpdate[], object]>([
  [
    'that is announced and that the lists lack stays for two minutes, marked',
    [announced(waiting), list(ANNOUNCED_NUMBER_MS, [])],
    { isGone: false, isUnlisted: true },
  ],
  ['goes after them', [announced(waiting), list(1 + ANNOUNCED_NUMBER_MS, [])], { isGone: true }],
  ['goes at once where it is over', [announced(aNumber({ expiresAt: NOON })), list(2, [])], { isGone: true }],
  [
    'keeps the time of a wait that a list of its moment lacks',
    [list(0, [waiting]), when(0, { kind: 'retried', id: '1', expiresAt: extended }), list(0, [waiting])],
    { number: { expiresAt: extended } },
  ],
  ['stays beyond a page of a longer list', [list(0, [waiting]), list(1, others, 3)], { isGone: false }],
  ['goes with the whole list', [list(0, [waiting]), list(1, others)], { isGone: true }],
  ['stays after a list of before the newest', [list(1, [waiting]), list(0, [])], { isGone: false }],
  [
    'gets the SMS of a list that took long, although a later answer knew it',
    [list(1_000, [waiting]), list(0, [received('1111', 40_000)])],
    { number: { status: 'received', smsCode: '1111', receivedAt: NOON + 40_000 } },
  ],
  [
    'gets no replaced code from a list of before it',
    // Requested later, answered from what the server had read before.
    [...twoCodes, list(6_000, [received('1111', 1_000)])],
    { number: { smsCode: '2222' } },
  ],
  [
    'gets a code that the server sends once more',
    [...twoCodes, list(6_000, [received('1111', 9_000)])],
    { number: { smsCode: '1111' } },
  ],
  [
    'keeps the text that a repeated message lacks',
    [list(0, [waiting]), told('It is 1111'), told(null)],
    { number: { smsText: 'It is 1111' } },
  ],
  [
    'does not come back by an answer of after its end',
    [list(0, [waiting]), ended(0, 'cancelled'), read(1, waiting)],
    { number: { status: 'cancelled' } },
  ],
  [
    'does not come back as received either',
    [list(0, [received('1111', 0)]), ended(0, 'used'), read(1, received('2222', 1))],
    { number: { status: 'used', smsCode: '1111' } },
  ],
  [
    'does not come back by an SMS that an answer of before its end has found',
    [list(0, [waiting]), ended(2, 'cancelled'), read(1, received('1111', 1))],
    { number: { status: 'cancelled', smsCode: null } },
  ],
  [
    'does not come back by a retry that a cancel has overtaken',
    [list(0, [waiting]), ended(1, 'cancelled'), when(2, { kind: 'retried', id: '1', expiresAt: extended })],
    { number: { status: 'cancelled' } },
  ],
  [
    'has one end',
    [list(0, [waiting]), ended(1, 'cancelled'), ended(2, 'used')],
    { number: { status: 'cancelled' }, changedAt: NOON + 1 },
  ],
])('numbers: one %s', (_, updates, known) => {
  expect(updates.reduce(updateNumbers, NO_NUMBERS).byId.get('1')).toMatchObject(known);
});

it('numbers: an answer about an unknown number adds none', () => {
  expect(updateNumbers(NO_NUMBERS, read(1, waiting))).toEqual(NO_NUMBERS);
});
