import fc from 'fast-check';
import { allSettled, createWatch, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import type { PurchasedNumber } from '../../../contracts';
import { formatClockTime } from '../../../rules';
import { numberExpired, smsReceived } from '../../../realtime/messages/events';
import { aNumber, aReceivedSms, NOON } from '../../../testing';
import { openScreen, pass } from '../../../testing/fixtures/numbers.fixture';
import { sessionEnded } from '../../../lib/session-events';
import { REPEATED_READ_GAP_MS } from '../../../limits';
import { trackInactive, expiryMonitorStarted } from './inactive-numbers';
import {
  $inactiveNumbers,
  $isExpiryMonitorNeeded,
  activeNumbersRequested,
  endedNumberDismissed,
} from './active-numbers';
import { $lateSmsIds, $numberCards, copyClicked } from '../cards/cards';
import { activeNumbersScreen } from './polling';
import { cancelClicked } from '../actions/number-actions';
import { useFakeClock } from '../../../testing/harness/use-fake-clock';
import { aRejection } from '../../../testing/fixtures/a-rejection';

useFakeClock(NOON);

const sms = (code: string, activationId = 'a1') => [
  aReceivedSms({ activationId, code, receivedAt: Date.now() }),
];
const EXPIRED = { activationId: 'a1', phoneNumber: '+12025550123' };
const time = (seconds: number) => formatClockTime(NOON + seconds * 1_000);

const open = async (...setUp: Parameters<typeof openScreen>) => {
  const screen = openScreen(...setUp);
  const { scope, fire } = screen;
  fire(activeNumbersRequested, undefined);
  // From here on, a read makes a call of its own.
  await pass(REPEATED_READ_GAP_MS);
  fire(activeNumbersScreen.toggled, true);
  // As the app does when the first number has ended.
  const watch = scopeBind(expiryMonitorStarted, { scope });
  createWatch({ unit: $isExpiryMonitorNeeded, fn: (isNeeded) => isNeeded && watch(), scope });
  await pass(0);
  const cards = () => scope.getState($lateSmsIds).map((id) => scope.getState($numberCards).get(id));
  return { ...screen, cards };
};
const lastSecond = aNumber({ expiresAt: NOON + 2_000 });

describe('SMS after expiry', () => {
  it('SMS after expiry: is on the card of its number, with both times, whether or not the list still has it', async () => {
    const { fire, cards, list } = await open([lastSecond]);
    await pass(1_000);
    fire(numberExpired, EXPIRED);
    expect(cards()).toEqual([]);
    await pass(2_000);
    fire(smsReceived, sms('1234'));
    const late = {
      id: '1',
      status: 'expired',
      code: '1234',
      note: `This SMS arrived after the number expired: expired ${time(2)}, SMS ${time(4)}.`,
      cancel: { kind: 'none' },
      complete: 'none',
      hasMessage: false,
    };
    expect(cards()).toMatchObject([late]);
    list.numbers = [];
    await pass(10_000);
    expect(cards()).toMatchObject([late]);
    fire(smsReceived, sms('5678'));
    expect(cards()).toMatchObject([{ ...late, code: '5678', note: expect.any(String) as unknown }]);
  });

  it('SMS after expiry: can be copied while the last list still has the number, without the code', async () => {
    const { fire, clipboard } = await open([lastSecond]);
    fire(numberExpired, EXPIRED);
    fire(smsReceived, sms('1234'));
    fire(copyClicked, { id: '1', what: 'code' });
    await pass(0);
    expect(clipboard).toEqual(['1234']);
  });

  it('SMS after expiry: shows where no message announced the end and only the list lacks the number', async () => {
    const { fire, cards, list } = await open([lastSecond]);
    list.numbers = [];
    await pass(11_000);
    fire(smsReceived, sms('1234'));
    expect(cards()).toMatchObject([{ status: 'expired', code: '1234' }]);
  });

  it('SMS after expiry: is removed once seen, with the session, and when the number is active after all', async () => {
    const { fire, scope, cards, list } = await open([lastSecond]);
    fire(numberExpired, EXPIRED);
    fire(smsReceived, sms('1234'));
    fire(endedNumberDismissed, '1');
    expect(cards()).toEqual([]);
    fire(smsReceived, sms('5678'));
    expect(cards()).toHaveLength(1);
    list.numbers = [aNumber({ status: 'received', smsCode: '5678' })];
    await pass(10_000);
    expect(cards()).toEqual([]);
    list.numbers = [];
    await allSettled(sessionEnded, { scope });
    expect(scope.getState($inactiveNumbers)).toEqual([]);
  });
});

describe('race of a cancel and an SMS', () => {
  const refused = (code: string) => () => {
    throw aRejection({ status: 409, code, text: 'x' }) as unknown;
  };
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
    const card = () => screen.scope.getState($numberCards).get('1');
    const underWay = card();
    screen.list.numbers = [
      aNumber({ status: 'received', smsCode: '1234', receivedAt: NOON + REPEATED_READ_GAP_MS + 1_000 }),
    ];
    return { ...screen, card, underWay };
  };

  it('race of a cancel and an SMS: the code shows during the cancel, and can be completed once that has failed', async () => {
    const { card, underWay } = await race(refused('SMS_ALREADY_RECEIVED'));
    const duringCancel = { code: '1234', cancel: { kind: 'busy' }, complete: 'none', note: undefined };
    expect(underWay).toMatchObject(duringCancel);
    await pass(1_000);
    expect(card()).toMatchObject({
      complete: 'available',
      note: `The SMS arrived before your cancellation, so nothing was cancelled or refunded: SMS ${time(2)}, cancellation declined ${time(3)}.`,
    });
  });

  it('race of a cancel and an SMS: the code of a number that was cancelled nevertheless stays, with both times', async () => {
    const { cards, list } = await race(() => null);
    list.numbers = [];
    await pass(1_000);
    expect(cards()).toMatchObject([
      {
        status: 'cancelled',
        code: '1234',
        note: `This SMS arrived just before the number was cancelled: SMS ${time(2)}, cancelled ${time(3)}.`,
      },
    ]);
  });

  it('race of a cancel and an SMS: a cancel that failed before the SMS leaves no note', async () => {
    const { scope, fire } = await open([aNumber()], { cancelNumber: refused('CANCEL_FAILED') });
    fire(cancelClicked, '1');
    await pass(1_000);
    fire(smsReceived, sms('1234'));
    expect(scope.getState($numberCards).get('1')).toMatchObject({ code: '1234', note: undefined });
  });
});

it('ended numbers: are tracked in any order of the lists, without duplicates and active ones', () => {
  const ids = ['1', '2', '3'];
  const list = fc
    .subarray(ids)
    .chain((listed) =>
      fc.tuple(
        ...listed.map((id) =>
          fc
            .constantFrom('waiting', 'received', 'expired', 'cancelled', 'used')
            .map((status): PurchasedNumber => aNumber({ id, activationId: `a${id}`, status })),
        ),
      ),
    );
  const now = fc.integer({ min: NOON, max: NOON + 1_800_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(list, now)), (steps) => {
      let memory: Parameters<typeof trackInactive>[0] = { active: [], inactive: [] };
      for (const [numbers, moment] of steps) {
        const before = memory;
        memory = trackInactive(memory, numbers, moment);
        const endedIds = memory.inactive.map(({ id }) => id);
        const activeIds = memory.active.map(({ id }) => id);
        expect(new Set(endedIds).size).toBe(endedIds.length);
        expect(endedIds.filter((id) => activeIds.includes(id))).toEqual([]);
        for (const { endedAt, status } of memory.inactive) {
          expect(endedAt).toBeLessThanOrEqual(Math.max(...steps.map(([, at]) => at)));
          expect(['expired', 'cancelled', 'used']).toContain(status);
        }
        // An ended number stays tracked, unless it is active again.
        for (const { id } of before.inactive) expect([...endedIds, ...activeIds]).toContain(id);
      }
    }),
  );
});
