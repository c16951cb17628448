import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { pageVisibilityChanged } from '../../../lib/page';
import { $ports, noBrowser, type Ports } from '../../../lib/ports';
import { aNumber, aService, useFakeClock } from '../../../testing';
import { openBrowser } from '../../../testing/harness/opened-tabs';
import { openWorkspace } from '../../../testing/harness/opened-workspace';
import { activeNumbersRequested } from '../../numbers/list/active-numbers';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { codeCopied } from '../../numbers/copying/copy-numbers';
import { preferencesChanged } from '../../account/preferences/preferences';
import { sessionEnded } from '../../../lib/session-events';
import { $toasts, codeCopyClicked } from '../toasts/toasts';
import { $incomingCodeTitle } from './incoming-codes';
import { notificationOpened } from './notify-user';
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
  options: Parameters<typeof openWorkspace>[3] = {},
) => {
  const list = [...numbers];
  const notifyUser = vi.fn<Ports['notifyUser']>(() => Promise.resolve(true));
  const dismissNotification = vi.fn();
  const ports = { ...noBrowser, notifyUser, dismissNotification };
  const workspace = await openWorkspace(list, [], [[$ports, ports]], options);
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

describe('incoming code', () => {
  it('incoming code: is in the tab title until the numbers are visible', async () => {
    const { scope, receive, title } = await open();
    await receive(sms('420337'));
    expect(title()).toBe('(1) 420337 · WhatsApp');
    await allSettled(activeNumbersScreen.toggled, { scope, params: true });
    expect(title()).toBeNull();
    await receive(sms('000000'));
    expect(title()).toBeNull();
    await allSettled(pageVisibilityChanged, { scope, params: false });
    await receive(sms('111111'));
    expect(title()).toBe('(1) 111111 · WhatsApp');
    await allSettled(pageVisibilityChanged, { scope, params: true });
    expect(title()).toBeNull();
  });

  it('incoming code: counts once per number, with the newest code, until the number ends', async () => {
    const { receive, title } = await open(twoNumbers);
    await receive(sms('111111'), sms('222222', 'a2'));
    expect(title()).toBe('(2) 222222 · Telegram');
    await receive(sms('333333'));
    expect(title()).toBe('(2) 333333 · WhatsApp');
    await receive({ type: 'number_completed', data: { activationId: 'a1' } });
    expect(title()).toBe('(1) 222222 · Telegram');
  });

  it.each([
    ['the history', codeCopied],
    ['its toast', codeCopyClicked],
  ])('incoming code: is seen when it is copied from %s', async (_, copied) => {
    const { scope, receive, title } = await open(twoNumbers);
    await receive(sms('111111'), sms('222222', 'a2'));
    await allSettled(copied, { scope, params: '222222' });
    expect(title()).toBe('(1) 111111 · WhatsApp');
    await allSettled(copied, { scope, params: '111111' });
    expect(title()).toBeNull();
  });

  it('incoming code: ends with the session, and so does its notification', async () => {
    const { scope, receive, title, dismissNotification } = await open();
    await receive(sms('420337'));
    expect(dismissNotification).not.toHaveBeenCalled();
    await allSettled(sessionEnded, { scope });
    expect(title()).toBeNull();
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

  it('incoming code: is announced when only a list contains it, and then like one from a message', async () => {
    const { scope, signals, reload, list, title } = await open();
    list.splice(0, 1, aNumber({ serviceName: 'WhatsApp', status: 'received', smsCode: '420337' }));
    await reload();
    expect(title()).toBe('(1) 420337 · WhatsApp');
    expect(signals()).toHaveLength(1);
    expect(scope.getState($toasts)).toMatchObject([
      {
        text: 'SMS received: 420337',
        about: 'WhatsApp · +1\u00A0202\u00A0555\u00A00123',
        code: '420337',
        durationMs: 6_000,
      },
    ]);
  });

  it('incoming code: counts without a service name where the number is unknown', async () => {
    const { receive, title } = await open([]);
    await receive(sms('420337', 'elsewhere'));
    expect(title()).toBe('(1) 420337');
  });

  it('incoming code: loads its service name on a page without numbers and services', async () => {
    const { scope, receive, title, signals, callsTo } = await open(
      [aNumber({ serviceName: 'TG', serviceCode: 'tg' })],
      { services: [aService('tg', 'Telegram')], isListLoaded: false },
    );
    await allSettled(preferencesChanged, { scope, params: { notifications: true } });
    await allSettled(pageVisibilityChanged, { scope, params: false });
    await receive(sms('420337'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(title()).toBe('(1) 420337 · Telegram');
    expect(
      signals()
        .map(({ sound, notification }) => [sound, notification?.title])
        .at(-1),
    ).toEqual([false, '420337 · Telegram']);
    expect([callsTo('activeNumbers'), callsTo('services')]).toEqual([1, 1]);
  });

  it('incoming code: is not one that existed before the page, or whose number has ended', async () => {
    const { receive, signals, title } = await open([
      aNumber({ status: 'received', smsCode: '111111' }),
      aNumber({ id: '2', activationId: 'a2', status: 'cancelled' }),
    ]);
    await receive(sms('111111'), sms('222222', 'a2'));
    expect([title(), signals()]).toEqual([null, []]);
  });

  it.each(['number_cancelled', 'number_completed'])(
    'is no arrival after %s, when no list has its number any more',
    async (type) => {
      const { receive, signals, reload, list, title } = await open();
      await receive({ type, data: { activationId: 'a1' } });
      list.splice(0);
      await reload();
      await receive(sms('420337'));
      expect([title(), signals()]).toEqual([null, []]);
    },
  );

  it('incoming code: is announced with its service after its number has expired, when no list contains it', async () => {
    const { scope, receive, reload, list, title } = await open();
    await receive({ type: 'number_expired', data: { activationId: 'a1', phoneNumber: '+12025550123' } });
    list.splice(0);
    await reload();
    await receive(sms('420337'));
    expect(title()).toBe('(1) 420337 · WhatsApp');
    expect(scope.getState($toasts)).toContainEqual(
      expect.objectContaining({ code: '420337', about: 'WhatsApp · +1\u00A0202\u00A0555\u00A00123' }),
    );
  });
});

describe('notification preferences', () => {
  it('notification preferences: decide on title and signals', async () => {
    const { scope, receive, signals, title } = await open();
    const chosen = { codeInTitle: false, sound: true, notifications: true };
    await allSettled(preferencesChanged, { scope, params: chosen });
    await allSettled(pageVisibilityChanged, { scope, params: false });
    await receive(sms('420337'));
    expect(title()).toBeNull();
    expect(signals()).toMatchObject([{ sound: true, notification: { title: '420337 · WhatsApp' } }]);
  });

  it('notification preferences: SMS Received turned off leaves neither signal nor title', async () => {
    const { scope, receive, signals, title } = await open();
    await allSettled(preferencesChanged, { scope, params: { sound: true, smsReceived: false } });
    await receive(sms('420337'));
    expect(signals()).toEqual([]);
    expect(title()).toBeNull();
    expect(scope.getState($toasts).map(({ text }) => text)).toContain('SMS received: 420337');
  });

  it('notification preferences: a test alert plays them and ends after 6 s', async () => {
    const { scope, signals, title } = await open();
    const chosen = { sound: true, notifications: true };
    await allSettled(preferencesChanged, { scope, params: chosen });
    await allSettled(testAlertClicked, { scope });
    expect(title()).toBe('(1) 123456 · Test');
    expect(signals()).toMatchObject([
      { sound: true, vibration: true, notification: { title: '123456 · Test' } },
    ]);
    expect(scope.getState($toasts)).toMatchObject([
      { text: 'Test: SMS received: 123456', code: '123456', durationMs: 6_000 },
    ]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(title()).toBeNull();
  });

  it('notification preferences: a test alert says when the browser shows nothing', async () => {
    const { scope, notifyUser } = await open();
    notifyUser.mockResolvedValue(false);
    await allSettled(preferencesChanged, { scope, params: { notifications: true } });
    await allSettled(testAlertClicked, { scope });
    expect(scope.getState($toasts).map(({ text }) => text)).toContain(
      'This browser did not show the notification. Check its permission for this site.',
    );
  });
});

it('notification: opens the numbers when clicked', async () => {
  const { receive, spyOn, notifyUser } = await open();
  const opened = spyOn(notificationOpened);
  await receive(sms('420337'));
  notifyUser.mock.calls[0]?.[1]();
  expect(opened).toHaveBeenCalledOnce();
});

describe('incoming code with several tabs', () => {
  const openTwo = async () => {
    const browser = openBrowser();
    browser.answers.numbers = [aNumber({ serviceName: 'WhatsApp' })];
    const open = async (isVisible: boolean) => {
      const notifyUser = vi.fn<Ports['notifyUser']>(() => Promise.resolve(true));
      const tab = await browser.openTab({ isVisible, ports: { ...noBrowser, notifyUser } });
      await tab.fire(activeNumbersRequested, undefined);
      return { ...tab, notifyUser, title: () => tab.scope.getState($incomingCodeTitle) };
    };
    const front = await open(true);
    browser.sockets.current().open();
    const back = await open(false);
    const receive = async (code: string) => {
      browser.sockets.live()[0]?.push(sms(code));
      await browser.pass(20);
    };
    return { ...browser, front, back, receive };
  };

  it('incoming code with several tabs: only the leader notifies', async () => {
    const { front, back, receive } = await openTwo();
    await front.fire(preferencesChanged, { sound: true });
    await back.fire(preferencesChanged, { sound: true });
    await receive('420337');
    expect(front.notifyUser).toHaveBeenCalledWith(
      { sound: true, vibration: true, notification: null },
      expect.anything(),
    );
    expect(back.notifyUser).not.toHaveBeenCalledWith(
      expect.objectContaining({ sound: true }),
      expect.anything(),
    );
  });

  it('incoming code with several tabs: a code seen in one is seen in all', async () => {
    const { front, back, receive, pass } = await openTwo();
    await receive('420337');
    expect([front.title(), back.title()]).toEqual(['(1) 420337 · WhatsApp', '(1) 420337 · WhatsApp']);
    await front.fire(activeNumbersScreen.toggled, true);
    await pass();
    expect([front.title(), back.title()]).toEqual([null, null]);
    await front.fire(activeNumbersScreen.toggled, false);
    await receive('222222');
    await back.fire(codeCopyClicked, '222222');
    expect([front.title(), back.title()]).toEqual([null, null]);
    await front.fire(activeNumbersScreen.toggled, true);
    await receive('111111');
    await pass();
    expect([front.title(), back.title()]).toEqual([null, null]);
  });
});
