import { createWatch, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { numberCancelledByUser, numberExpired, smsReceived } from '../../../realtime/messages/events';
import { AUTO_CANCEL } from '../../../limits';
import { aBalance, aNumber, aReceivedSms, NOON } from '../../../testing';
import { openScreen, pass } from '../../../testing/fixtures/numbers.fixture';
import { balanceRequested } from '../../account/balance/balance';
import {
  $isExpiryMonitorNeeded,
  activeNumbersRequested,
  endedNumberDismissed,
  numberCancelled,
} from '../list/active-numbers';
import { expiryMonitorStarted } from '../list/inactive-numbers';
import { activeNumbersScreen } from '../list/polling';
import { $cardGroups } from './card-groups';
import { $hasBoughtBefore, $lateSmsIds, $numberCards } from './cards';
import { useFakeClock } from '../../../testing/harness/use-fake-clock';

useFakeClock(NOON);

const lastSecond = aNumber({ expiresAt: NOON + 2_000 });
const other = aNumber({ id: '2', activationId: 'a2' });
const EXPIRED = { activationId: 'a1', phoneNumber: '+12025550123' };

const open = async (...setUp: Parameters<typeof openScreen>) => {
  const screen = openScreen(...setUp);
  const { scope } = screen;
  // As the app does when the first number has ended.
  const watch = scopeBind(expiryMonitorStarted, { scope });
  createWatch({ unit: $isExpiryMonitorNeeded, fn: (isNeeded) => isNeeded && watch(), scope });
  screen.fire(activeNumbersScreen.toggled, true);
  screen.fire(activeNumbersRequested, undefined);
  await pass(0);
  return {
    ...screen,
    groups: () => scope.getState($cardGroups),
    card: (id: string) => scope.getState($numberCards).get(id),
  };
};

describe('expired number', () => {
  it('expired number: leaves the waiting ones at once, and stays until it is dismissed', async () => {
    const { fire, groups, card, list } = await open([lastSecond, other]);
    expect(groups()).toEqual({
      waitingIds: ['1', '2'],
      receivedIds: [],
      expiredIds: [],
      cancelledIds: [],
      endingIds: ['1'],
    });
    await pass(2_000);
    const ended = { waitingIds: ['2'], receivedIds: [], expiredIds: ['1'], cancelledIds: [], endingIds: [] };
    expect(groups()).toEqual(ended);
    expect(card('1')).toMatchObject({ status: 'expired', price: '$0.3000', cancel: { kind: 'none' } });
    list.numbers = [other];
    await pass(20_000);
    expect(groups()).toEqual(ended);
    expect(card('1')).toMatchObject({ status: 'expired' });
    fire(endedNumberDismissed, '1');
    expect(groups()).toEqual({ ...ended, expiredIds: [] });
    expect(card('1')).toBeUndefined();
  });

  it('expired number: stays after the message of its end, and dismissed although the server still lists it', async () => {
    const { fire, groups } = await open([lastSecond]);
    fire(numberExpired, EXPIRED);
    expect(groups()).toMatchObject({ waitingIds: [], expiredIds: ['1'], endingIds: [] });
    fire(endedNumberDismissed, '1');
    await pass(20_000);
    expect(groups().expiredIds).toEqual([]);
  });

  it('expired number: gets a late SMS instead, also after it was dismissed', async () => {
    const { scope, fire, groups } = await open([lastSecond]);
    fire(numberExpired, EXPIRED);
    fire(endedNumberDismissed, '1');
    fire(smsReceived, [aReceivedSms()]);
    expect([scope.getState($lateSmsIds), groups().expiredIds]).toEqual([['1'], []]);
    fire(endedNumberDismissed, '1');
    expect([scope.getState($lateSmsIds), groups().expiredIds]).toEqual([[], []]);
  });

  it('expired number: a received number never becomes one', async () => {
    const { groups } = await open([{ ...lastSecond, status: 'received', smsCode: '1', receivedAt: NOON }]);
    await pass(30_000);
    expect(groups()).toMatchObject({ receivedIds: ['1'], expiredIds: [], endingIds: [] });
  });
});

type Fire = ReturnType<typeof openScreen>['fire'];

describe('cancelled number', () => {
  const promised = aNumber({ expiresAt: NOON + AUTO_CANCEL.fromMs });

  it.each([
    ['this tab', (fire: Fire) => fire(numberCancelled, '1')],
    ['another tab', (fire: Fire) => fire(numberCancelledByUser, EXPIRED)],
  ])(
    'cancelled number: stays until it is dismissed, cancelled at its promised time by %s',
    async (_, cancel) => {
      const { fire, groups, card, list } = await open([promised, other]);
      list.numbers = [other];
      cancel(fire);
      expect(groups()).toMatchObject({ waitingIds: ['2'], expiredIds: [], cancelledIds: ['1'] });
      await pass(20_000);
      expect(groups().cancelledIds).toEqual(['1']);
      expect(card('1')).toMatchObject({ status: 'cancelled', price: '$0.3000', cancel: { kind: 'none' } });
      fire(endedNumberDismissed, '1');
      expect(groups().cancelledIds).toEqual([]);
      expect(card('1')).toBeUndefined();
    },
  );

  it('cancelled number: leaves when the user cancelled it before', async () => {
    const { fire, groups, card } = await open([{ ...promised, expiresAt: NOON + AUTO_CANCEL.fromMs + 1 }]);
    fire(numberCancelled, '1');
    expect(groups()).toMatchObject({ waitingIds: [], expiredIds: [], cancelledIds: [] });
    expect(card('1')).toBeUndefined();
  });

  it('cancelled number: gets a late SMS instead', async () => {
    const { scope, fire, groups } = await open([promised]);
    fire(numberCancelled, '1');
    fire(smsReceived, [aReceivedSms()]);
    expect([scope.getState($lateSmsIds), groups().cancelledIds]).toEqual([['1'], []]);
  });
});

describe('customer', () => {
  it.each([
    [null, false],
    [0, false],
    [0.07, true],
  ])('customer: with $%s spent, has bought before is %s', async (totalSpent, hasBought) => {
    const { scope, fire } = await open([], { balance: () => ({ ...aBalance(5), totalSpent }) });
    fire(balanceRequested, undefined);
    await pass(0);
    expect(scope.getState($hasBoughtBefore)).toBe(hasBought);
  });

  it('customer: has bought before once a number has ended on this page', async () => {
    const { scope, fire } = await open([lastSecond]);
    expect(scope.getState($hasBoughtBefore)).toBe(false);
    fire(numberExpired, EXPIRED);
    expect(scope.getState($hasBoughtBefore)).toBe(true);
  });
});
