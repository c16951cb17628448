import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { CANCEL_LOCK_MS, NUMBER_LIFETIME_MS } from '../../../limits';
import { $ports, noBrowser } from '../../../lib/ports';
import type { NotificationSignals } from '../../../rules';
import { anSms, aNumber, NOON, useFakeClock } from '../../../testing';
import { openWorkspace } from '../../../testing/harness/opened-workspace';
import { preferencesChanged } from '../../account/preferences/preferences';
import { $toasts } from '../toasts/toasts';

useFakeClock(NOON);

const MINUTE_MS = 60_000;

const bought = (agoMs: number, fields: object = {}) =>
  aNumber({
    serviceName: 'WhatsApp',
    purchasedAt: NOON - agoMs,
    expiresAt: NOON - agoMs + NUMBER_LIFETIME_MS,
    ...fields,
  });

const open = async (numbers = [bought(MINUTE_MS)]) => {
  const notifyUser = vi.fn<(signals: NotificationSignals) => void>();
  const workspace = await openWorkspace(numbers, [], [[$ports, { ...noBrowser, notifyUser }]]);
  const { scope } = workspace;
  const want = (refundAlert: boolean) =>
    allSettled(preferencesChanged, { scope, params: { refundAlert, notifications: true } });
  await want(true);
  const alerts = () => scope.getState($toasts).filter(({ text }) => text === 'A refund is possible now');
  return {
    ...workspace,
    want,
    alerts,
    signals: () => notifyUser.mock.calls.map(([it]) => it),
  };
};

it('refund alert: fires once when a refund becomes possible, and makes no call', async () => {
  const { alerts, callsTo } = await open();
  const calls = callsTo('activeNumbers');
  await vi.advanceTimersByTimeAsync(CANCEL_LOCK_MS - MINUTE_MS - 2_000);
  expect(alerts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(alerts()).toMatchObject([{ about: 'WhatsApp · +12025550123' }]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(alerts()).toHaveLength(1);
  expect(callsTo('activeNumbers')).toBe(calls);
});

it('refund alert: does not fire once switched off, or after an SMS', async () => {
  const off = await open();
  await off.want(false);
  await vi.advanceTimersByTimeAsync(CANCEL_LOCK_MS - MINUTE_MS);
  expect([off.alerts(), off.signals()]).toEqual([[], []]);

  vi.setSystemTime(NOON);
  const received = await open();
  received.sockets.current().push(anSms('1234'));
  await vi.advanceTimersByTimeAsync(CANCEL_LOCK_MS - MINUTE_MS);
  expect(received.alerts()).toEqual([]);
});
