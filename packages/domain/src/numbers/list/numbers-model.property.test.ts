import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PurchasedNumber } from '../../contracts/number';
import { ANNOUNCED_NUMBER_MS } from '../../limits/tuning';
import { NUMBER_LIFETIME_MS } from '../../limits/spec';
import { isActiveNumber, newestSms } from './number-status';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { aReceivedSms } from '../../testing/fixtures/an-sms';
import { isLive } from './known-number';
import { NO_NUMBERS, updateNumbers, type Numbers, type NumbersUpdate } from './numbers-model';

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
      const end = { at: at + 20_000, now: at + 20_000 };
      const settled = updateNumbers(numbers, {
        kind: 'listed',
        rows: listed(),
        total: listed().length,
        ...end,
      });
      // Announced to this page and ended without a word, a number stays for its two minutes.
      const over = { at: end.at + ANNOUNCED_NUMBER_MS, now: end.now + ANNOUNCED_NUMBER_MS };
      const last = updateNumbers(settled, {
        kind: 'listed',
        rows: listed(),
        total: listed().length,
        ...over,
      });
      expect(liveOf(last)).toEqual(
        listed()
          .map((number) => [number.id, number.status, newestSms(number)])
          .toSorted(),
      );
    }),
    { numRuns, seed },
  );
});

const listing = (rows: readonly PurchasedNumber[], at: number, total = rows.length): NumbersUpdate => ({
  kind: 'listed',
  rows,
  total,
  at,
  now: at,
});

it('numbers: an announced one that the lists lack stays for two minutes, marked, and no longer', () => {
  const announced = updateNumbers(updateNumbers(NO_NUMBERS, listing([], NOON)), {
    kind: 'announced',
    number: numberOf('1'),
    at: NOON + 1,
    now: NOON + 1,
  });
  const lacking = updateNumbers(announced, listing([], NOON + ANNOUNCED_NUMBER_MS));
  expect([...lacking.byId.values()].map((known) => [isLive(known), known.isUnlisted])).toEqual([
    [true, true],
  ]);
  expect(liveOf(updateNumbers(lacking, listing([], NOON + 1 + ANNOUNCED_NUMBER_MS)))).toEqual([]);
});

it('numbers: one whose life is over is live no longer once a list lacks it, however new it is', () => {
  const number = aNumber({ expiresAt: NOON });
  const announced = updateNumbers(NO_NUMBERS, { kind: 'announced', number, at: NOON + 1, now: NOON + 1 });
  expect(liveOf(updateNumbers(announced, listing([], NOON + 2)))).toEqual([]);
});

it('numbers: a list of the moment of a wait does not take its time back', () => {
  const moment = { at: NOON, now: NOON };
  const listed = { kind: 'listed', rows: [aNumber({ id: '1' })], total: 1, ...moment } as const;
  const retried = { kind: 'retried', id: '1', expiresAt: NOON + NUMBER_LIFETIME_MS, ...moment } as const;
  const numbers = [listed, retried, listed].reduce(updateNumbers, NO_NUMBERS);
  expect(numbers.byId.get('1')?.number.expiresAt).toBe(retried.expiresAt);
});

it('numbers: a page of a longer list takes nothing away', () => {
  const all = IDS.map(numberOf);
  const whole = updateNumbers(NO_NUMBERS, listing(all, NOON));
  expect(liveOf(updateNumbers(whole, listing(all.slice(0, PAGE), NOON + 1, IDS.length)))).toHaveLength(3);
  expect(liveOf(updateNumbers(whole, listing(all.slice(0, PAGE), NOON + 1)))).toHaveLength(2);
});

it('numbers: an SMS of a list that took long counts, although a later answer knew the number', () => {
  const received = { status: 'received', smsCode: '1111', receivedAt: NOON + 40_000 };
  const list = listing([aNumber(received)], NOON);
  const numbers = [listing([aNumber()], NOON + 1_000), list].reduce(updateNumbers, NO_NUMBERS);
  expect(numbers.byId.get('1')?.number).toMatchObject(received);
});

it.each([
  ['that a later SMS has replaced does not come back with a list of before it', '1111', NOON + 1_000, '2222'],
  ['that the server sends once more is the newest again', '1111', NOON + 9_000, '1111'],
])('numbers: a code %s', (_, code, receivedAt, shown) => {
  const row = aNumber({ status: 'received', smsCode: '1111', receivedAt: NOON + 1_000 });
  const read = { ...row, smsCode: '2222', receivedAt: NOON + 5_000 };
  const numbers = [
    listing([row], NOON + 2_000),
    { kind: 'read', numbers: [read], at: NOON + 5_500, now: NOON + 6_000 } as const,
    // Requested later, answered from what the server had read before.
    listing([{ ...row, smsCode: code, receivedAt }], NOON + 6_000),
  ].reduce(updateNumbers, NO_NUMBERS);
  expect(numbers.byId.get('1')?.number.smsCode).toBe(shown);
});

it('numbers: a list asked for before a newer one was takes nothing away', () => {
  const numbers = [listing([aNumber()], NOON + 1), listing([], NOON)].reduce(updateNumbers, NO_NUMBERS);
  expect(liveOf(numbers)).toHaveLength(1);
});

it('numbers: a message that repeats a code without its text leaves the text', () => {
  const sms = aReceivedSms({ activationId: 'a1', code: '1111', smsText: 'Your code is 1111' });
  const told = (smsText: string | null): NumbersUpdate => ({
    kind: 'sms',
    all: [{ ...sms, smsText }],
    at: NOON,
    now: NOON,
  });
  const numbers = [listing([numberOf('1')], NOON), told(sms.smsText), told(null)].reduce(
    updateNumbers,
    NO_NUMBERS,
  );
  expect(numbers.byId.get('1')?.number.smsText).toBe('Your code is 1111');
});

const read = { kind: 'read', numbers: [numberOf('1')], at: NOON + 1, now: NOON + 1 } as const;

it('numbers: an answer of after its end does not bring a number back', () => {
  const ended = { kind: 'ended', status: 'cancelled', id: '1', at: NOON, now: NOON } as const;
  const numbers = [listing([numberOf('1')], NOON), ended, read].reduce(updateNumbers, NO_NUMBERS);
  expect(liveOf(numbers)).toEqual([]);
});

it('numbers: an answer about an unknown number adds none', () => {
  expect(updateNumbers(NO_NUMBERS, read)).toEqual(NO_NUMBERS);
});
