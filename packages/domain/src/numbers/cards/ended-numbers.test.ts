import { expect, it } from 'vitest';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { numberCancelledByUser, numberExpired, smsReceived } from '../../realtime/messages/events';
import { formatClockTime } from '../../lib/format/date-time';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { aReceivedSms } from '../../testing/fixtures/an-sms';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { fail, rejected } from '../../testing/fixtures/a-rejection';
import { openCards } from '../../testing/fixtures/numbers.fixture';
import { cancelClicked } from '../actions/number-actions';
import { endedNumberDismissed, numberCancelled } from '../list/active-numbers';

useFakeClock(NOON);

const lastSecond = aNumber({ expiresAt: NOON + 2_000 });
const other = aNumber({ id: '2', activationId: 'a2' });
const EXPIRED = { activationId: 'a1', purchaseId: '1', phoneNumber: '+12025550123' };
const sms = (code: string) => [aReceivedSms({ code, receivedAt: Date.now() })];
const time = (seconds: number) => formatClockTime(NOON + seconds * 1_000);

it('expired number: gets a late SMS instead, also after it was dismissed', async () => {
  const { fire, groups } = await openCards([lastSecond]);
  fire(numberExpired, EXPIRED);
  fire(endedNumberDismissed, '1');
  fire(smsReceived, sms('1234'));
  expect(groups()).toMatchObject({ lateIds: ['1'], expiredIds: [] });
  fire(endedNumberDismissed, '1');
  expect(groups()).toMatchObject({ lateIds: [], expiredIds: [] });
});

type Fire = Awaited<ReturnType<typeof openCards>>['fire'];

const promised = aNumber({ expiresAt: NOON + AUTO_CANCEL.fromMs });

it.each([
  ['this tab', (fire: Fire) => fire(numberCancelled, '1')],
  ['another tab', (fire: Fire) => fire(numberCancelledByUser, EXPIRED)],
])('cancelled number: stays when a list without it came before the word of %s', async (_, cancel) => {
  const { fire, groups, server } = await openCards([promised, other]);
  server.numbers = [other];
  await pass(20_000);
  expect(groups()).toMatchObject({ waitingIds: ['2'], cancelledIds: [] });
  cancel(fire);
  expect(groups()).toMatchObject({ waitingIds: ['2'], cancelledIds: ['1'] });
  await pass(20_000);
  expect(groups().cancelledIds).toEqual(['1']);
  // Of its end nothing was promised yet.
  fire(numberCancelled, '2');
  expect(groups()).toMatchObject({ waitingIds: [], cancelledIds: ['1'] });
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
    const { groups, server } = await openCards([aNumber({ expiresAt }), other], { numberStatus });
    await pass(goneMs);
    server.numbers = [other];
    await pass(30_000);
    expect(groups()).toMatchObject({ waitingIds: ['2'], expiredIds: lost });
  },
);

it('SMS after expiry: is removed when the number is active after all', async () => {
  const { fire, groups, server } = await openCards([lastSecond]);
  fire(numberExpired, EXPIRED);
  fire(smsReceived, sms('5678'));
  expect(groups().lateIds).toEqual(['1']);
  server.numbers = [aNumber({ status: 'received', smsCode: '5678' })];
  await pass(10_000);
  expect(groups().lateIds).toEqual([]);
});

it('race of a cancel and an SMS: the code shows during the cancel, and can be completed once that has failed', async () => {
  const { fire, server, card } = await openCards([aNumber()], {
    cancelNumber: async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return fail(rejected(409, 'SMS_ALREADY_RECEIVED'))();
    },
  });
  fire(cancelClicked, '1');
  await pass(1_000);
  fire(smsReceived, sms('1234'));
  server.numbers = [aNumber({ status: 'received', smsCode: '1234', receivedAt: NOON + 1_000 })];
  const duringCancel = { code: '1234', cancel: { kind: 'busy' }, complete: 'none', note: undefined };
  expect(card()).toMatchObject(duringCancel);
  await pass(1_000);
  expect(card()).toMatchObject({
    complete: 'available',
    note: `The SMS arrived before your cancellation, so nothing was cancelled or refunded: SMS ${time(1)}, cancellation declined ${time(2)}.`,
  });
});
