import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { PurchasedNumber } from '../../contracts';
import { aNumber } from '../../testing';
import { openScreen, rejected } from '../../testing/numbers.fixture';
import { $activeNumbers } from './numbers';
import { activeNumbersRequested } from '.';
import { numberStatusFx } from './status';

const ask = async (listed: PurchasedNumber, answer: () => PurchasedNumber | Promise<never>) => {
  const { scope } = openScreen([aNumber({ id: '9', activationId: 'a9' }), listed], { numberStatus: answer });
  await allSettled(activeNumbersRequested, { scope });
  await allSettled(numberStatusFx, { scope, params: { params: { id: listed.id } } });
  return scope.getState($activeNumbers);
};

const waiting = aNumber({ id: '2', activationId: 'a2' });
const received: PurchasedNumber = { ...waiting, status: 'received', smsCode: '482913' };

it('brings one number up to date and leaves the others alone', async () => {
  const numbers = await ask(waiting, () => received);
  expect(numbers?.map(({ id, status }) => [id, status])).toEqual([
    ['9', 'waiting'],
    ['2', 'received'],
  ]);
});

it('never takes a code away', async () => {
  const numbers = await ask(received, () => waiting);
  expect(numbers?.[1]).toMatchObject({ status: 'received', smsCode: '482913' });
});

it('does not make a finished number active again', async () => {
  const numbers = await ask({ ...waiting, status: 'used' }, () => received);
  expect(numbers?.[1]?.status).toBe('used');
});

it.each([
  ['an unknown number is not put on the list', () => aNumber({ id: '77' })],
  ['a refusal changes nothing', () => Promise.reject(rejected(404, 'Number not found'))],
])('%s', async (_, answer) => {
  const numbers = await ask(waiting, answer);
  expect(numbers?.map(({ id, status }) => [id, status])).toEqual([
    ['9', 'waiting'],
    ['2', 'waiting'],
  ]);
});
