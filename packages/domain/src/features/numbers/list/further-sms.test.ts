import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { limitedCallMade } from '../../../api/client/rate-limit-budget';
import type { PurchasedNumber } from '../../../contracts';
import { ACTIVE_NUMBERS_POLLING_MS, POLLS_PER_FURTHER_SMS } from '../../../limits';
import { aNumber, NOON } from '../../../testing';
import { openScreen, pass, rejected } from '../../../testing/fixtures/numbers.fixture';
import { $activeNumbers, activeNumbersRequested } from './active-numbers';
import { activeNumbersScreen, autoRefreshToggled, numberStatusFx } from './polling';
import { useFakeClock } from '../../../testing/harness/use-fake-clock';

const FURTHER_SMS_MS = POLLS_PER_FURTHER_SMS * ACTIVE_NUMBERS_POLLING_MS;

const other = aNumber({ id: '9', activationId: 'a9' });
const waiting = aNumber({ id: '2', activationId: 'a2' });
const received: PurchasedNumber = { ...waiting, status: 'received', smsCode: '482913' };
const used: PurchasedNumber = { ...waiting, status: 'used' };

it.each([
  ['updates one number and leaves the others alone', waiting, () => received, received],
  ['never removes a code', received, () => waiting, received],
  ['does not make a finished number active again', used, () => received, used],
  ['does not put an unknown number on the list', waiting, () => ({ ...received, id: '77' }), waiting],
  ['changes nothing when it is refused', waiting, () => Promise.reject(rejected(404, null)), waiting],
])('further SMS: %s', async (_, before, answer, after) => {
  const { scope } = openScreen([other, before], { numberStatus: answer });
  await allSettled(activeNumbersRequested, { scope });
  await allSettled(numberStatusFx, { scope, params: { params: { id: '2' } } });
  expect(scope.getState($activeNumbers)).toEqual([other, after]);
});

describe('polling for a further SMS', () => {
  useFakeClock(NOON);

  const numbers = ['1', '2', '3'].map((id) =>
    aNumber({ id, activationId: `a${id}`, status: 'received', smsCode: '1111' }),
  );
  const open = (listed = numbers, answer = (id: string) => listed.find((number) => number.id === id)) => {
    const asked: string[] = [];
    const screen = openScreen(listed, {
      numberStatus: ({ params: { id } }) => {
        asked.push(id);
        return answer(id) ?? Promise.reject(rejected(404, null));
      },
    });
    screen.fire(activeNumbersScreen.toggled, true);
    return { ...screen, asked };
  };

  it('polling for a further SMS: runs once a minute, for each received number in turn, and shows on its card', async () => {
    const { asked, scope } = open(numbers, (id) => ({ ...received, id, activationId: `a${id}` }));
    await pass(FURTHER_SMS_MS - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['1']);
    expect(scope.getState($activeNumbers)?.map(({ smsCode }) => smsCode)).toEqual(['482913', '1111', '1111']);
    await pass(3 * FURTHER_SMS_MS);
    expect(asked).toEqual(['1', '2', '3', '1']);
  });

  it('polling for a further SMS: costs no more calls than polling the list', async () => {
    const { asked, countOf } = open();
    const atStart = countOf('activeNumbers');
    await pass(FURTHER_SMS_MS);
    expect(countOf('activeNumbers') - atStart + asked.length).toBe(POLLS_PER_FURTHER_SMS);
  });

  it('polling for a further SMS: runs while time is left, and not for a waiting number', async () => {
    const { asked } = open([other, { ...received, expiresAt: NOON + 2 * FURTHER_SMS_MS }]);
    await pass(3 * FURTHER_SMS_MS);
    expect(asked).toEqual(['2']);
  });

  it.each([
    ['with the screen', activeNumbersScreen.toggled, false],
    ['with auto-refresh', autoRefreshToggled, false],
  ] as const)('polling for a further SMS: ends %s', async (_, unit, params) => {
    const { asked, fire } = open();
    fire(unit, params);
    await pass(2 * FURTHER_SMS_MS);
    expect(asked).toEqual([]);
  });

  it('polling for a further SMS: leaves the last calls of a minute to the user', async () => {
    const { asked, fire } = open();
    await pass(FURTHER_SMS_MS - 1);
    for (let count = 1; count <= 7; count += 1) fire(limitedCallMade, 'sms');
    await pass(1);
    expect(asked).toEqual([]);
  });

  it('polling for a further SMS: pauses after a 429, and the list with it', async () => {
    const { asked, countOf } = open(numbers, () => {
      throw rejected(429, 'SMS operation rate limit exceeded', 45) as unknown;
    });
    await pass(FURTHER_SMS_MS);
    const lists = countOf('activeNumbers');
    await pass(44_999);
    expect([asked, countOf('activeNumbers')]).toEqual([['1'], lists]);
    await pass(5_001);
    expect(countOf('activeNumbers')).toBe(lists + 1);
  });
});
