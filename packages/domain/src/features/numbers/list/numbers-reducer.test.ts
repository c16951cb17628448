import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODES_PER_NUMBER_MAX } from '../../../limits';
import { aNumber } from '../../../testing';
import {
  addPurchased,
  applyExpiry,
  mergeList,
  rememberCodes,
  applySms,
  applyStatus,
  type CodesOfNumbers,
  type NumberList,
} from './numbers-reducer';

const none: ReadonlySet<string> = new Set();
const sms = (code: string, activationId = 'a1') => ({ activationId, code, smsText: null, receivedAt: 5 });
const only = (numbers: NumberList) => numbers[0];

it('applySms: makes the number received and stores the code', () => {
  expect(only(applySms([aNumber()], sms('1234')))).toMatchObject({
    status: 'received',
    smsCode: '1234',
    receivedAt: 5,
  });
});

it('applySms: finds the number by id where no activation id matches', () => {
  expect(only(applySms([aNumber()], sms('1234', '1')))?.smsCode).toBe('1234');
});

it('applySms: is idempotent', () => {
  const once = applySms([aNumber()], sms('1234'));
  expect(applySms(once, { ...sms('1234'), receivedAt: 9 })).toBe(once);
});

it.each(['used', 'cancelled', 'expired'])('applySms: leaves a %s number alone', (status) => {
  const numbers = [aNumber({ status })];
  expect(applySms(numbers, sms('1234'))).toBe(numbers);
});

it('applyExpiry: expires a waiting number only', () => {
  expect(only(applyExpiry([aNumber()], 'a1'))?.status).toBe('expired');
  const received = [aNumber({ status: 'received' })];
  expect(applyExpiry(received, 'a1')).toBe(received);
});

it('applyExpiry: ignores a number with an earlier SMS, and rejects a later SMS until a list contains it', () => {
  const before = applyExpiry(applySms([aNumber()], sms('1')), 'a1');
  expect(only(before)).toMatchObject({ status: 'received', smsCode: '1' });
  const after = applySms(applyExpiry([aNumber()], 'a1'), sms('1'));
  expect(only(after)).toMatchObject({ status: 'expired', smsCode: null });
  const listed = aNumber({ status: 'received', smsCode: '1' });
  expect(only(mergeList(after, [listed], none))).toEqual(listed);
});

const received = aNumber({ status: 'received', smsCode: '1234', smsText: 'Your code', receivedAt: 5 });

it('mergeList: takes over the list', () => {
  const list = [aNumber({ id: '2' }), received];
  expect(mergeList([aNumber()], list, none)).toEqual(list);
});

it('mergeList: never removes a code', () => {
  expect(only(mergeList([received], [aNumber()], none))).toEqual(received);
});

it('mergeList: keeps the text of the same SMS and drops it for another', () => {
  const same = aNumber({ status: 'received', smsCode: '1234' });
  const other = aNumber({ status: 'received', smsCode: '9' });
  expect(only(mergeList([received], [same], none))?.smsText).toBe('Your code');
  expect(only(mergeList([received], [other], none))).toEqual(other);
});

it('mergeList: keeps changes made after the list was requested', () => {
  const older = aNumber({ status: 'received', smsCode: '9' });
  expect(only(mergeList([received], [older], new Set(['1'])))).toEqual(received);
});

it('mergeList: keeps a number bought after the list was requested, and no other missing one', () => {
  const numbers = addPurchased([aNumber({ id: 'gone' })], aNumber({ id: 'bought' }));
  expect(mergeList(numbers, [aNumber()], new Set(['bought'])).map(({ id }) => id)).toEqual(['bought', '1']);
});

it.each(['used', 'cancelled'] as const)('mergeList: does not reactivate a %s number', (status) => {
  const numbers = applyStatus([aNumber()], '1', status);
  expect(only(mergeList(numbers, [aNumber()], none))?.status).toBe(status);
});

it('numbers reducer: converges on the server in any order of list and messages, and never loses a code', () => {
  const message = fc.constantFrom(
    (numbers: NumberList) => applySms(numbers, sms('111')),
    (numbers: NumberList) => applySms(numbers, sms('222')),
    (numbers: NumberList) => applyExpiry(numbers, 'a1'),
    (numbers: NumberList) => applyStatus(numbers, '1', 'cancelled'),
  );
  const list = fc
    .constantFrom(
      aNumber(),
      aNumber({ status: 'received', smsCode: '111' }),
      aNumber({ status: 'something new' }),
    )
    .map((listed) => (numbers: NumberList) => mergeList(numbers, [listed], none));
  fc.assert(
    fc.property(fc.array(fc.oneof(message, list)), (steps) => {
      let numbers: NumberList = [aNumber()];
      for (const apply of steps) {
        const before = only(numbers);
        numbers = apply(numbers);
        const after = only(numbers);
        if (before?.smsCode != null) expect(after?.smsCode).not.toBeNull();
        if (before?.status === 'cancelled') expect(after?.status).toBe('cancelled');
        expect(apply(numbers)).toEqual(numbers);
      }
      const last = aNumber({ status: 'received', smsCode: '333' });
      const settled = only(mergeList(numbers, [last], none));
      expect(settled?.status === 'cancelled' || settled?.smsCode === '333').toBe(true);
    }),
  );
});

it('codes of a number: are stored in order, without duplicates, and limited in number', () => {
  const after = (codes: readonly (string | null)[]) =>
    codes
      .map((smsCode) => [aNumber({ smsCode })])
      .reduce<CodesOfNumbers>(rememberCodes, new Map())
      .get('1');
  expect(after([null, '1234', '1234', '5678', null])).toEqual(['1234', '5678']);
  const many = Array.from({ length: 2 * CODES_PER_NUMBER_MAX }, (_, index) => String(index));
  expect(after(many)).toEqual(many.slice(-CODES_PER_NUMBER_MAX));
});
