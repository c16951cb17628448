import { expect, it } from 'vitest';
import { cardAnnouncements } from './card-announcements';
import { $numberFacts } from './number-facts';
import { factsOf, numberView } from './number-view';
import { numberAnnounced } from '../list/active-numbers';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { CANCEL_LOCK_MS, CANCEL_WINDOW_MS } from '../../limits/spec';
import { wentOffline, wentOnline } from '../../lib/page';
import { preferencesChanged } from '../../account/preferences';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { openCards, openScreen } from '../../testing/fixtures/numbers.fixture';

useFakeClock(NOON);

const minutes = (count: number) => count * 60_000;
const LOCK_MINUTES = CANCEL_LOCK_MS / minutes(1);

it('number card: says why nothing cancels it automatically, and promises nothing then', async () => {
  const { fire, card, learnClock } = await openCards();
  const line = () => [card()?.autoCancelTrouble, card()?.autoCancelAt === undefined];
  expect(line()).toEqual(["The server's time is unknown: not cancelled automatically", true]);
  learnClock();
  expect(line()).toEqual([undefined, false]);
  fire(wentOffline, undefined);
  expect(line()).toEqual(['Offline: not cancelled automatically', true]);
  fire(wentOnline, undefined);
  fire(preferencesChanged, { numbersWithoutCode: 'ask' });
  expect(line()).toEqual(['Automatic cancel is off', true]);
  fire(preferencesChanged, { numbersWithoutCode: 'cancel' });
  await pass(minutes(15) - AUTO_CANCEL.untilMs);
  expect(line()).toEqual(['Too late to cancel automatically', true]);
  expect(card()?.cancel.kind).toBe('available');
});

it.each([
  ['a waiting number', {}, false],
  ['a code', { status: 'received', smsCode: '1' }, true],
  ['a status alone', { status: 'received' }, true],
  ['a text without a code', { status: 'received', smsText: 'Hello' }, true],
  ['a text without a code, after its end', { status: 'expired', smsText: 'Hello' }, true],
])('number card: hasSms of %s', (_, fields, hasSms) => {
  const { get, fire } = openScreen([]);
  fire(numberAnnounced, aNumber(fields));
  const own = factsOf(get($numberFacts), '1');
  expect(own && numberView(own).hasSms).toBe(hasSms);
});

it('order of the waiting numbers: the newest first or, as chosen, those that end first', async () => {
  const { groups, fire } = await openCards([
    aNumber({ id: 'newest', activationId: 'a3', expiresAt: NOON + minutes(19) }),
    aNumber({ id: 'unknown', activationId: 'a4', expiresAt: null, purchasedAt: null }),
    aNumber({ id: 'extended', activationId: 'a5', expiresAt: NOON + minutes(20) }),
    aNumber({ id: 'ends first', activationId: 'a6', expiresAt: NOON + minutes(3) }),
  ]);
  const ids = () => groups().waitingIds;
  expect(ids()).toEqual(['ends first', 'newest', 'unknown', 'extended']);
  fire(preferencesChanged, { waitingOrder: 'ends-first' });
  expect(ids()).toEqual(['ends first', 'newest', 'extended', 'unknown']);
});

it('cards: the last minutes and the loss are announced', async () => {
  const { get, groups } = await openCards([aNumber({ expiresAt: NOON + minutes(4), price: 0.3 })]);
  const announced = () => cardAnnouncements(get($numberFacts), groups());
  expect(announced()).toEqual([]);
  await pass(minutes(1));
  expect(announced()).toEqual([expect.stringMatching(/has no SMS yet: wait longer, or cancel and refund$/)]);
  await pass(minutes(3));
  expect(announced()).toEqual([expect.stringMatching(/expired without an SMS, \$0\.3000 not refunded$/)]);
});

it('number card: changes with its minute, its window or its status', async () => {
  const expiresAt = NOON + CANCEL_WINDOW_MS + 2_000;
  const { card } = await openCards([aNumber({ purchasedAt: NOON - CANCEL_LOCK_MS + 2_000, expiresAt })]);
  expect(card()?.cancel).toEqual({
    kind: 'too-early',
    notice: 'Cancel option available in 2 seconds',
    tooltip: `Cancel is available ${LOCK_MINUTES} minutes after purchase (${LOCK_MINUTES} min so far)`,
  });
  await pass(2_000);
  expect(card()?.cancel).toEqual({ kind: 'available' });
  await pass(CANCEL_WINDOW_MS - 1_000);
  expect(card()?.status).toBe('waiting');
  await pass(1_000);
  expect(card()?.status).toBe('expired');
  expect(card()?.cancel).toEqual({ kind: 'none' });
});
