import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { CANCEL_WINDOW_MS } from '../../limits/spec';
import { pageFocusChanged } from '../../lib/page';
import type { Ports } from '../../lib/ports';
import { aNumber } from '../../testing/fixtures/a-number';
import { aService } from '../../testing/fixtures/a-service';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import { openWorkspace } from '../../testing/harness/opened-tabs';
import { $activeNumbers } from '../../numbers/list/active-numbers';
import { activeNumbersRequested } from '../../numbers/list/active-numbers-query';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { preferencesChanged } from '../../account/preferences';
import { sessionEnded } from '../../lib/session-events';
import { $toasts } from '../../lib/toasts/toasts';
import { $incomingCodeTitle } from './incoming-codes';
import { testAlertClicked } from './test-alert';

useFakeClock(Date.UTC(2026, 0, 1));

const sms = (code: string, activationId = 'a1') => ({
  type: 'sms_received',
  data: { activationId, code, smsText: null },
});

const twoNumbers = [
  aNumber({ serviceName: 'WhatsApp' }),
  aNumber({ id: '2', activationId: 'a2', serviceName: 'Telegram' }),
];

const open = async (
  numbers = [aNumber({ serviceName: 'WhatsApp' })],
  options: Parameters<typeof openWorkspace>[0] = {},
) => {
  const list = [...numbers];
  const notifyUser = vi.fn<Ports['notifyUser']>(() => Promise.resolve(true));
  const dismissNotification = vi.fn();
  const ports = { notifyUser, dismissNotification };
  const workspace = await openWorkspace({ numbers: list, ports, ...options });
  const { scope, sockets, nextFrame } = workspace;
  return {
    ...workspace,
    list,
    notifyUser,
    dismissNotification,
    signals: () => notifyUser.mock.calls.map(([signals]) => signals),
    title: () => scope.getState($incomingCodeTitle),
    receive: async (...frames: readonly object[]) => {
      frames.forEach((frame) => sockets.current().push(frame));
      await nextFrame();
    },
    reload: async () => {
      await vi.advanceTimersByTimeAsync(2_000);
      await allSettled(activeNumbersRequested, { scope });
    },
  };
};

it('incoming code: counts once per number, with the newest code, until the number ends', async () => {
  const { receive, title } = await open(twoNumbers);
  await receive(sms('111111'), sms('222222', 'a2'));
  expect(title()).toBe('(2) 222222 · Telegram');
  await receive(sms('333333'));
  expect(title()).toBe('(2) 333333 · WhatsApp');
  await receive({ type: 'number_completed', data: { activationId: 'a1' } });
  expect(title()).toBe('(1) 222222 · Telegram');
});

it('incoming code: is heard with the name of its service on a page that lists none', async () => {
  const { scope, receive } = await open([aNumber()], { services: [aService('wa', 'WhatsApp')] });
  await receive(sms('111111'));
  expect(scope.getState($toasts).map(({ number }) => number?.service)).toEqual(['WhatsApp']);
});

it('incoming code: is heard alone while its card is on the page', async () => {
  const { scope, receive } = await open(twoNumbers);
  await receive(sms('111111'));
  await allSettled(activeNumbersScreen.toggled, { scope, params: true });
  await receive(sms('222222', 'a2'), sms('333333', 'unknown'));
  const heard = scope.getState($toasts).map(({ code, isHeard }) => [code, isHeard]);
  expect(heard).toEqual([
    ['111111', undefined],
    ['222222', true],
    ['333333', undefined],
  ]);
});

it.each([{ code: null }, { code: '' }, {}])('incoming code: none was found: %j', async (data) => {
  const { scope, receive, signals, title } = await open();
  await allSettled(preferencesChanged, { scope, params: { notifications: true } });
  await allSettled(pageFocusChanged, { scope, params: false });
  await receive({ type: 'sms_received', data: { activationId: 'a1', smsText: 'Welcome', ...data } });
  expect(title()).toBe('(1) New SMS · WhatsApp');
  expect(signals()).toMatchObject([{ notification: { title: 'New SMS · WhatsApp' } }]);
  expect(scope.getState($toasts)).toMatchObject([{ text: 'New SMS' }]);
  expect(scope.getState($activeNumbers)).toMatchObject([{ status: 'received' }]);
});

it('incoming code: its notification ends with the session', async () => {
  const { scope, receive, dismissNotification } = await open();
  await receive(sms('420337'));
  expect(dismissNotification).not.toHaveBeenCalled();
  await allSettled(sessionEnded, { scope });
  expect(dismissNotification).toHaveBeenCalledTimes(1);
});

it('incoming code: notifies the user once, however often the server sends it', async () => {
  const { receive, signals, reload, list, title } = await open();
  await receive(sms('420337'));
  await receive(sms('420337'));
  list.splice(0, 1, aNumber({ serviceName: 'WhatsApp', status: 'received', smsCode: '420337' }));
  await reload();
  expect(signals()).toHaveLength(1);
  expect(title()).toBe('(1) 420337 · WhatsApp');
});

it('notification preferences: decide on title and signals', async () => {
  const { scope, receive, signals, title } = await open();
  const chosen = { codeInTitle: false, sound: true, notifications: true };
  await allSettled(preferencesChanged, { scope, params: chosen });
  await allSettled(pageFocusChanged, { scope, params: false });
  await receive(sms('420337'));
  expect(title()).toBeNull();
  expect(signals()).toMatchObject([{ sound: true, notification: { title: '420337 · WhatsApp' } }]);
});

it.each([
  [true, [{ text: 'A refund is possible now', about: 'WhatsApp · +1\u00A0202\u00A0555\u00A00123' }]],
  [false, []],
])(
  'notification preferences: a refund that becomes possible is announced: %s',
  async (refundAlert, toasts) => {
    const expiresAt = Date.now() + CANCEL_WINDOW_MS + 60_000;
    const { scope } = await open([aNumber({ serviceName: 'WhatsApp', expiresAt })]);
    await allSettled(preferencesChanged, { scope, params: { refundAlert } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(scope.getState($toasts)).toMatchObject(toasts);
  },
);

it('notification preferences: a test alert says when the browser shows nothing', async () => {
  const { scope, notifyUser } = await open();
  notifyUser.mockResolvedValue(false);
  await allSettled(preferencesChanged, { scope, params: { notifications: true } });
  await allSettled(testAlertClicked, { scope });
  expect(scope.getState($toasts).map(({ text }) => text)).toContain(
    'This browser did not show the notification. Check its permission for this site.',
  );
});
