import { expect, it, vi } from 'vitest';
import { CANCEL_WINDOW_MS, MINUTE_MS } from '../../limits/spec';
import { REPEATED_READ_GAP_MS } from '../../limits/tuning';
import type { Ports } from '../../lib/ports';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { aService } from '../../testing/fixtures/a-service';
import { aReceivedSms } from '../../testing/fixtures/an-sms';
import { openListed } from '../../testing/fixtures/numbers.fixture';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { activeNumbersRequested } from '../../numbers/list/active-numbers-query';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { preferencesChanged } from '../../account/preferences';
import { numberCompletedByUser, smsReceived } from '../../realtime/messages/events';
import { $incomingCodeTitle } from './incoming-codes';
import { testAlertClicked } from './test-alert';

useFakeClock(NOON);

const whatsApp = aNumber({ serviceName: 'WhatsApp' });
const twoNumbers = [whatsApp, aNumber({ id: '2', activationId: 'a2', serviceName: 'Telegram' })];

/** A page that knows these numbers. The browser shows no notification; `signals` counts what it should. */
const open = async (numbers = [whatsApp]) => {
  const notifyUser = vi.fn<Ports['notifyUser']>(() => Promise.resolve(false));
  const services = () => [aService('wa', 'WhatsApp by name')];
  const page = await openListed(numbers, { services }, { ports: { notifyUser } });
  const receive = (code: string | null, activationId = 'a1') =>
    page.fire(smsReceived, [aReceivedSms({ activationId, code, smsText: 'Welcome' })]);
  return {
    ...page,
    receive,
    signals: () => notifyUser.mock.calls.length,
    title: () => page.get($incomingCodeTitle),
  };
};

it('incoming code: counts once per number, with the newest code, until the number ends', async () => {
  const { fire, receive, title } = await open(twoNumbers);
  receive('111111');
  receive('222222', 'a2');
  expect(title()).toBe('(2) 222222 · Telegram');
  receive('333333');
  expect(title()).toBe('(2) 333333 · WhatsApp');
  fire(numberCompletedByUser, { activationId: 'a1' });
  expect(title()).toBe('(1) 222222 · Telegram');
  fire(preferencesChanged, { codeInTitle: false });
  expect(title()).toBeNull();
});

it('incoming code: is heard with the name of its service on a page that lists none', async () => {
  const { receive, toasts } = await open([aNumber()]);
  receive('111111');
  expect(toasts).toMatchObject([{ number: { service: 'WhatsApp by name' } }]);
});

it('incoming code: is heard alone while its card is on the page', async () => {
  const { fire, receive, toasts } = await open(twoNumbers);
  receive('111111');
  fire(activeNumbersScreen.toggled, true);
  receive(null, 'a2');
  receive('333333', 'unknown');
  expect(toasts.map(({ text, isHeard }) => [text, isHeard])).toEqual([
    ['SMS received: 111111', undefined],
    ['New SMS', true],
    ['SMS received: 333333', undefined],
  ]);
});

it('incoming code: notifies the user once, however often the server sends it', async () => {
  const { fire, receive, server, signals, title } = await open();
  receive('420337');
  receive('420337');
  server.numbers = [{ ...whatsApp, status: 'received', smsCode: '420337' }];
  await pass(REPEATED_READ_GAP_MS);
  fire(activeNumbersRequested, undefined);
  await pass();
  expect([signals(), title()]).toEqual([1, '(1) 420337 · WhatsApp']);
});

it('incoming code: is told once where a frame brings it twice', async () => {
  const { fire, texts } = await open();
  const sms = aReceivedSms({ code: '420337', receivedAt: Date.now() });
  fire(smsReceived, [sms, sms]);
  expect(texts()).toEqual(['SMS received: 420337']);
});

it.each([
  [true, [{ text: 'A refund is possible now', about: 'WhatsApp · +1\u00A0202\u00A0555\u00A00123' }]],
  [false, []],
])('notification preferences: a refund that becomes possible is announced: %s', async (refundAlert, told) => {
  const { fire, toasts } = await open([{ ...whatsApp, expiresAt: NOON + CANCEL_WINDOW_MS + MINUTE_MS }]);
  fire(preferencesChanged, { refundAlert });
  await pass(MINUTE_MS);
  expect(toasts).toMatchObject(told);
});

it('notification preferences: a test alert says when the browser shows nothing', async () => {
  const { fire, texts } = await open();
  fire(testAlertClicked, undefined);
  await pass();
  expect(texts()).toContain(
    'This browser did not show the notification. Check its permission for this site.',
  );
});
