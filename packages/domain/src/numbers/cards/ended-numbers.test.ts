import { expect, it } from 'vitest';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { numberCancelledByUser, numberExpired, smsReceived } from '../../realtime/messages/events';
import { formatClockTime } from '../../lib/format/date-time';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { aReceivedSms } from '../../testing/fixtures/an-sms';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { fail, rejected } from '../../testing/fixtures/a-rejection';
import { cardOf, openScreen } from '../../testing/fixtures/numbers.fixture';
import { cancelClicked } from '../actions/number-actions';
import { endedNumberDismissed, numberCancelled } from '../list/active-numbers';
import { activeNumbersScreen } from '../list/polling';
import { cardGroups } from './card-groups';
import { $numbersNow } from './number-facts';

useFakeClock(NOON);

const lastSecond = aNumber({ expiresAt: NOON + 2_000 });
const other = aNumber({ id: '2', activationId: 'a2' });
const EXPIRED = { activationId: 'a1', purchaseId: '1', phoneNumber: '+12025550123' };
const sms = (code: string) => [aReceivedSms({ code, receivedAt: Date.now() })];
const time = (seconds: number) => formatClockTime(NOON + seconds * 1_000);

const open = async (...setUp: Parameters<typeof openScreen>) => {
  const screen = openScreen(...setUp);
  const { scope, fire } = screen;
  fire(activeNumbersScreen.toggled, true);
  await pass(0);
  const groups = () => {
    const { facts, now } = scope.getState($numbersNow);
    return cardGroups(facts, now);
  };
  return { ...screen, groups, card: (id: string) => cardOf(scope, id) };
};

it('expired number: gets a late SMS instead, also after it was dismissed', async () => {
  const { fire, groups } = await open([lastSecond]);
  fire(numberExpired, EXPIRED);
  fire(endedNumberDismissed, '1');
  fire(smsReceived, sms('1234'));
  expect(groups()).toMatchObject({ lateIds: ['1'], expiredIds: [] });
  fire(endedNumberDismissed, '1');
  expect(groups()).toMatchObject({ lateIds: [], expiredIds: [] });
});

type Fire = ReturnType<typeof openScreen>['fire'];

const promised = aNumber({ expiresAt: NOON + AUTO_CANCEL.fromMs });

it.each([
  ['this tab', (fire: Fire) => fire(numberCancelled, '1')],
  ['another tab', (fire: Fire) => fire(numberCancelledByUser, EXPIRED)],
])('cancelled number: stays when a list without it came before the word of %s', async (_, cancel) => {
  const { fire, groups, list } = await open([promised, other]);
  list.numbers = [other];
  await pass(20_000);
  expect(groups()).toMatchObject({ waitingIds: ['2'], cancelledIds: [] });
  cancel(fire);
  expect(groups()).toMatchObject({ waitingIds: ['2'], cancelledIds: ['1'] });
  await pass(20_000);
  expect(groups().cancelledIds).toEqual(['1']);
});

it.each([
  ['that was cancelled elsewhere', 2_000, 'cancelled', []],
  ['that was cancelled elsewhere, which no list showed in time', 12_000, 'cancelled', []],
  ['that expired', 12_000, 'expired', ['1']],
] as const)(
  'expiry: of a number %s, the loss shows only if there is one',
  async (_, goneMs, status, lost) => {
    const expiresAt = NOON + 15_000;
    const numberStatus = () => aNumber({ status, expiresAt });
    const { groups, list } = await open([aNumber({ expiresAt }), other], { numberStatus });
    await pass(goneMs);
    list.numbers = [other];
    await pass(30_000);
    expect(groups()).toMatchObject({ waitingIds: ['2'], expiredIds: lost });
  },
);

it('SMS after expiry: is removed when the number is active after all', async () => {
  const { fire, groups, list } = await open([lastSecond]);
  fire(numberExpired, EXPIRED);
  fire(smsReceived, sms('5678'));
  expect(groups().lateIds).toEqual(['1']);
  list.numbers = [aNumber({ status: 'received', smsCode: '5678' })];
  await pass(10_000);
  expect(groups().lateIds).toEqual([]);
});

const refused = (code: string) => fail(rejected(409, code, 'x'));
const race = async (end: () => null) => {
  const screen = await open([aNumber()], {
    cancelNumber: async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return end();
    },
  });
  screen.fire(cancelClicked, '1');
  await pass(1_000);
  screen.fire(smsReceived, sms('1234'));
  screen.list.numbers = [aNumber({ status: 'received', smsCode: '1234', receivedAt: NOON + 1_000 })];
  return screen;
};

it('race of a cancel and an SMS: the code shows during the cancel, and can be completed once that has failed', async () => {
  const { card } = await race(refused('SMS_ALREADY_RECEIVED'));
  const duringCancel = { code: '1234', cancel: { kind: 'busy' }, complete: 'none', note: undefined };
  expect(card('1')).toMatchObject(duringCancel);
  await pass(1_000);
  expect(card('1')).toMatchObject({
    complete: 'available',
    note: `The SMS arrived before your cancellation, so nothing was cancelled or refunded: SMS ${time(1)}, cancellation declined ${time(2)}.`,
  });
});
