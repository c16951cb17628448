import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $balance } from '../account/balance/balance';
import { $pendingCount } from '../payments/deposits/pending';
import { aDeposit } from '../../testing/fixtures/deposits.fixture';
import { $connectionBadge } from './connection-badge';
import { $isSessionRestored, accountCreated } from '../session/start-up';
import { sessionEnded, workspaceOpened } from '../../lib/session-events';
import { sessionStarted } from '../../api/session/current-user';
import { $incomingCodeTitle } from '../notifications/incoming-code/incoming-codes';
import { $toasts } from '../notifications/toasts/toasts';
import { TOAST_LIMIT } from '../../limits';
import { smsReceived } from '../../realtime/messages/events';
import { messagesArrived } from '../../realtime/messages/dispatch';
import { appStarted } from './app-started';
import { $activeNumbers } from '../numbers/list/active-numbers';
import { $countdowns, $receivedIds, $waitingIds } from '../numbers/cards/cards';
import { anSms, aNumber, useFakeClock } from '../../testing';
import { ada, openWorkspace } from '../../testing/harness/opened-workspace';
import { accountRefreshClicked } from './workspace-opened';

const bob = { id: '8', username: 'bob' };

useFakeClock(Date.UTC(2026, 0, 1));

describe('connection', () => {
  it('workspace connection: ends with the session and starts again for the next user', async () => {
    const { scope, sockets } = await openWorkspace();
    await allSettled(sessionEnded, { scope });
    expect(sockets.live()).toHaveLength(0);
    expect(scope.getState($connectionBadge)).toEqual({ state: null, detail: null, isGivenUp: false });

    await allSettled(sessionStarted, { scope, params: bob });
    await allSettled(workspaceOpened, { scope });
    expect(sockets.live()).toHaveLength(1);
    expect(sockets.current().url).toContain('userId=8');
  });

  it('workspace connection: stops after five attempts, and retries with a new token', async () => {
    const { scope, sockets, client } = await openWorkspace();
    await allSettled(appStarted, { scope });
    for (const seconds of [3, 6, 12, 24, 30, 0]) {
      sockets.current().drop();
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
    }
    expect(scope.getState($connectionBadge)).toEqual({
      state: 'issue',
      detail: 'Failed to reconnect after maximum attempts',
      isGivenUp: true,
    });
    client.notify.onTokenRenewed();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets.live()).toHaveLength(1);
    expect(scope.getState($connectionBadge).state).toBe('connecting');
  });
});

describe('countdown', () => {
  const serverNow = Date.UTC(2026, 0, 1);

  it.each([-24, 0, 24])('countdown: is right with a clock that is %i h off', async (hoursOff) => {
    vi.setSystemTime(serverNow + hoursOff * 3_600_000);
    const number = aNumber({ expiresAt: serverNow + 600_000 });
    const { scope, sockets } = await openWorkspace([number]);
    const answer = () => sockets.current().push({ type: 'pong', data: { timestamp: serverNow } });
    answer();
    answer();
    expect(scope.getState($countdowns).get(number.id)).toBe('10:00');
  });

  it('countdown: never shows more than the full lifetime', async () => {
    const number = aNumber({ purchasedAt: serverNow, expiresAt: serverNow + 20 * 60_000 + 400 });
    const { scope } = await openWorkspace([number]);
    expect(scope.getState($countdowns).get(number.id)).toBe('20:00');
  });
});

describe('workspace messages', () => {
  it('workspace messages: are delivered frame by frame in a flood of 10,000 in 10 s, and the last state wins', async () => {
    const { scope, sockets, spyOn, nextFrame } = await openWorkspace();
    const onBalance = spyOn($balance.updates);
    const handOvers = spyOn(messagesArrived);
    for (let count = 1; count <= 10_000; count += 1) {
      const data = { balance: 10 + count, change: 1 };
      sockets.current().push({ type: 'balance_updated', data, messageId: `m${count}` });
      if (count % 16 === 0) await nextFrame();
    }
    await nextFrame();
    expect(handOvers.mock.calls.length).toBe(625);
    expect(scope.getState($balance)).toBe(10_010);
    expect(onBalance).toHaveBeenCalledTimes(625);
  });

  it('workspace messages: 1,000 SMS in a frame write the numbers once, whatever is between them, and the newest code of each wins', async () => {
    const numbers = ['a1', 'a2', 'a3'].map((id) => aNumber({ id, activationId: id }));
    const { scope, sockets, spyOn, nextFrame, toastTexts } = await openWorkspace(numbers);
    const onNumbers = spyOn($activeNumbers.updates);
    for (let count = 1; count <= 1_000; count += 1) {
      sockets
        .current()
        .push(anSms(String(count), { data: { activationId: `a${(count % 3) + 1}`, code: String(count) } }));
      sockets
        .current()
        .push({ type: 'system_status', data: { message: 'All is well' }, messageId: `s${count}` });
    }
    await nextFrame();
    expect(onNumbers).toHaveBeenCalledTimes(1);
    expect(scope.getState($activeNumbers)?.map(({ smsCode }) => smsCode)).toEqual(['999', '1000', '998']);
    expect(scope.getState($incomingCodeTitle)).toContain('(3) 1000');
    expect(toastTexts()).toHaveLength(TOAST_LIMIT);
    expect(toastTexts().at(-1)).toBe('SMS received: 1000');
  });

  it('workspace messages: are recognised as duplicates after a reconnect', async () => {
    const { sockets, spyOn, nextFrame } = await openWorkspace();
    const onSms = spyOn(smsReceived);
    sockets.current().push(anSms('1', { messageId: 'm1' }));
    sockets.current().drop();
    await vi.advanceTimersByTimeAsync(3_000);
    sockets.current().open();
    sockets.current().push(anSms('1', { messageId: 'm1' }));
    await nextFrame();
    expect(onSms).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['number_purchased', {}, { activeNumbers: 4, balance: 4 }],
    ['sms_webhook_update', {}, { activeNumbers: 4 }],
    ['sms_received', { activationId: 'unknown', code: '1' }, { activeNumbers: 4, services: 1 }],
    ['settlement_completed', {}, { balance: 4, deposits: 4 }],
    ['payment_successful', { paymentReference: 'SMS_1' }, { balance: 4, deposits: 4 }],
    ['payment_failed', { paymentReference: 'SMS_1' }, { deposits: 4 }],
    ['balance_updated', {}, { balance: 4 }],
  ])('workspace messages: of type %s, 60 in 3 s, cause few reads', async (type, data, reads) => {
    const { client, sockets } = await openWorkspace();
    const before = client.made.length;
    for (let count = 1; count <= 60; count += 1) {
      sockets.current().push({ type, data, messageId: `m${count}` });
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(5_000);
    const made: Record<string, number> = {};
    for (const { name } of client.made.slice(before)) made[name] = (made[name] ?? 0) + 1;
    expect(made).toEqual(reads);
  });

  it('workspace messages: announce at once that the user cancelled or completed a number elsewhere', async () => {
    const numbers = [
      aNumber({ id: '1', activationId: 'a1' }),
      aNumber({ id: '2', activationId: 'a2', status: 'received', smsCode: '1234' }),
    ];
    const { scope, sockets, callsTo, nextFrame } = await openWorkspace(numbers);
    const before = callsTo('activeNumbers');
    sockets.current().push({ type: 'number_cancelled', data: { activationId: 'a1' } });
    sockets.current().push({ type: 'number_completed', data: { activationId: 'a2' } });
    await nextFrame();
    expect([scope.getState($waitingIds), scope.getState($receivedIds)]).toEqual([[], []]);
    expect(callsTo('activeNumbers')).toBe(before);
  });
});

describe('payment messages', () => {
  const TX = 'SMS_7_1_AAAAAA';
  const payment = (type: string, data: object = {}) => ({
    type,
    data: { paymentReference: TX, txRef: TX, ...data },
  });

  it.each([
    ['a payment', payment('payment_successful', { settlementAmount: 2 }), true, 1],
    ['a failure', payment('payment_failed', { reason: 'declined' }), true, 0],
    ['a settlement', payment('settlement_completed'), false, 1],
    ['a verification that settled', payment('payment_verification_completed', { success: true }), true, 1],
    ['a verification that did not', payment('payment_verification_completed', { success: false }), false, 0],
  ])(
    'payment messages: %s reloads the deposits, and the balance where money may have moved',
    async (_, frame, isOver, balances) => {
      const { sockets, callsTo, spyOn, nextFrame } = await openWorkspace([], [aDeposit({ txRef: TX })]);
      const before = { deposits: callsTo('deposits'), balance: callsTo('balance') };
      const onCount = spyOn($pendingCount.updates);
      sockets.current().push(frame);
      await nextFrame();
      expect(callsTo('deposits')).toBe(before.deposits + 1);
      expect(callsTo('balance')).toBe(before.balance + balances);
      // Until the list is there the message decides; after that the list does.
      expect(onCount.mock.calls).toEqual(isOver ? [[0], [1]] : []);
    },
  );
});

describe('balance and pending payments', () => {
  it.each([
    ['the signed-in part comes up', workspaceOpened],
    ['the header is refreshed', accountRefreshClicked],
  ])('balance and pending payments: load together when %s', async (_, unit) => {
    const { scope, callsTo } = await openWorkspace();
    const before = [callsTo('deposits'), callsTo('balance')];
    await allSettled(unit, { scope });
    expect([callsTo('deposits'), callsTo('balance')]).toEqual(before.map((count) => count + 1));
  });

  it('balance and pending payments: load again after a gap, since the protocol has no replay', async () => {
    const { sockets, callsTo } = await openWorkspace();
    const before = [callsTo('deposits'), callsTo('balance')];
    sockets.current().drop();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([callsTo('deposits'), callsTo('balance')]).toEqual(before);
    sockets.current().open();
    await vi.advanceTimersByTimeAsync(0);
    expect([callsTo('deposits'), callsTo('balance')]).toEqual(before.map((count) => count + 1));
  });
});

describe('connection toasts', () => {
  const openAndConnect = async (values: Parameters<typeof openWorkspace>[2] = []) => {
    const workspace = await openWorkspace([], [], values);
    const { scope, sockets, nextFrame } = workspace;
    const connect = async () => {
      sockets.current().push({ type: 'connection_established', data: {} });
      await nextFrame();
    };
    const signInAgain = async () => {
      await allSettled(sessionEnded, { scope });
      await allSettled(sessionStarted, { scope, params: ada });
      await allSettled(workspaceOpened, { scope });
      sockets.current().open();
      await connect();
    };
    return { ...workspace, connect, signInAgain };
  };

  it('connection toasts: announce the connection once per sign-in', async () => {
    const { toastTexts, connect, signInAgain } = await openAndConnect();
    await connect();
    await connect();
    expect(toastTexts()).toEqual(['Real-time updates connected']);
    await signInAgain();
    expect(toastTexts()).toEqual(['Real-time updates connected']);
  });

  it('connection toasts: do not announce the connection to an account that was just created', async () => {
    const { scope, toastTexts, connect, signInAgain } = await openAndConnect();
    await allSettled(accountCreated, { scope });
    await connect();
    expect(toastTexts()).toEqual([]);
    await signInAgain();
    expect(toastTexts()).toEqual(['Real-time updates connected']);
  });

  it('connection toasts: do not announce the connection after a reload', async () => {
    const { toastTexts, connect } = await openAndConnect([[$isSessionRestored, true]]);
    await connect();
    expect(toastTexts()).toEqual([]);
  });

  it.each([
    ['an SMS', anSms('1234'), 'SMS received: 1234', 6_000],
    ['an urgent SMS', anSms('1234', { priority: 'high' }), 'SMS received: 1234', 8_000],
    [
      'an expired number',
      { type: 'number_expired', data: { activationId: 'a1', phoneNumber: '+44 1' } },
      'Number +44 1 expired',
      5_000,
    ],
  ])('connection toasts: announce %s', async (_, frame, text, durationMs) => {
    const { scope, sockets, nextFrame } = await openWorkspace();
    sockets.current().push(frame);
    await nextFrame();
    expect(scope.getState($toasts)).toMatchObject([{ text, durationMs }]);
  });
});

describe('connection badge', () => {
  it('connection badge: shows Connected for 3.5 s, then hides', async () => {
    const { scope } = await openWorkspace();
    expect(scope.getState($connectionBadge).state).toBe('connected');
    await vi.advanceTimersByTimeAsync(3_499);
    expect(scope.getState($connectionBadge).state).toBe('connected');
    await vi.advanceTimersByTimeAsync(1);
    expect(scope.getState($connectionBadge).state).toBeNull();
  });

  it('connection badge: shows an issue with its reason between attempts, and Connecting during one', async () => {
    const { scope, sockets } = await openWorkspace();
    sockets.current().drop();
    expect(scope.getState($connectionBadge)).toEqual({
      state: 'issue',
      detail: 'Connection lost unexpectedly',
      isGivenUp: false,
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(scope.getState($connectionBadge)).toEqual({ state: 'connecting', detail: null, isGivenUp: false });
  });

  it('connection badge: shows Connected for its full duration after a quick reconnect', async () => {
    const { scope, sockets } = await openWorkspace();
    sockets.current().drop();
    await vi.advanceTimersByTimeAsync(3_000);
    sockets.current().open();
    await vi.advanceTimersByTimeAsync(600);
    expect(scope.getState($connectionBadge).state).toBe('connected');
  });
});
