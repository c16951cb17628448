import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { aNumber, NOON } from '../../../testing';
import { openScreen } from '../../../testing/fixtures/numbers.fixture';
import { activeNumbersRequested } from '../list/active-numbers';
import { newestCopyClicked } from './newest-copying';

const press = async (what: 'code' | 'phone', numbers = [aNumber()]) => {
  const { scope, clipboard: copied, toasts } = openScreen(numbers);
  await allSettled(activeNumbersRequested, { scope });
  await allSettled(newestCopyClicked, { scope, params: what });
  return { copied, toasts: toasts.map(({ text }) => text) };
};

const received = (id: string, receivedAt: number, smsCode: string) =>
  aNumber({ id, activationId: `a${id}`, status: 'received', smsCode, receivedAt });

it('newest code: is copied, whatever the order of the list', async () => {
  const numbers = [received('1', NOON - 2_000, '111111'), received('2', NOON - 1_000, '222222')];
  expect(await press('code', numbers)).toEqual({ copied: ['222222'], toasts: ['SMS code copied!'] });
});

it('newest number: is copied, and not one that has ended', async () => {
  const numbers = [
    aNumber({ id: '1', activationId: 'a1', purchasedAt: NOON - 60_000, phoneNumber: '12025550111' }),
    aNumber({ id: '2', activationId: 'a2', purchasedAt: NOON - 30_000, phoneNumber: '12025550122' }),
    aNumber({ id: '3', activationId: 'a3', purchasedAt: NOON, status: 'cancelled' }),
  ];
  const { copied } = await press('phone', numbers);
  expect(copied).toEqual([expect.stringContaining('2025550122')]);
});
