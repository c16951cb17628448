import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import type { NotificationPermission } from '../../../lib/ports';
import { createTestScope } from '../../../testing';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { $preferences } from '../../account/preferences/preferences';
import { $notifications, notificationsOffered, notificationsToggled } from './notification-permission';

/** A browser whose user answers the permission prompt with `answer`. */
const aBrowser = (answer: NotificationPermission, before: NotificationPermission = 'default') => {
  const state = { permission: before };
  const requestNotificationPermission = vi.fn(() => {
    state.permission = answer;
    return Promise.resolve(answer);
  });
  const notificationPermission = () => state.permission;
  const { scope } = createTestScope({ ports: { notificationPermission, requestNotificationPermission } });
  return { state, requestNotificationPermission, scope, view: () => scope.getState($notifications) };
};

it('notification permission: is requested at the first offer and never again, whatever the answer', async () => {
  for (const answer of ['granted', 'denied', 'default', 'unsupported'] as const) {
    const { scope, requestNotificationPermission } = aBrowser(answer);
    await allSettled(notificationsOffered, { scope });
    await allSettled(notificationsOffered, { scope });
    expect(requestNotificationPermission).toHaveBeenCalledOnce();
    expect(scope.getState($preferences).notifications).toBe(answer === 'granted');
  }
});

it("notification permission: is requested when the user switches notifications on, which needs the browser's permission", async () => {
  const allowed = aBrowser('granted');
  await allSettled(notificationsToggled, { scope: allowed.scope, params: true });
  expect(allowed.view()).toEqual({ isOn: true, blockedBy: null });
  await allSettled(notificationsToggled, { scope: allowed.scope, params: false });
  expect(allowed.view()).toEqual({ isOn: false, blockedBy: null });
  expect(allowed.requestNotificationPermission).toHaveBeenCalledOnce();

  const refused = aBrowser('denied');
  await allSettled(notificationsToggled, { scope: refused.scope, params: true });
  expect(refused.view()).toEqual({ isOn: false, blockedBy: 'denied' });
});

it('notification permission: is read where a number may wait, and never requested automatically', async () => {
  const { scope, requestNotificationPermission, view } = aBrowser('granted');
  await allSettled(activeNumbersScreen.toggled, { scope, params: true });
  expect(view()).toEqual({ isOn: false, blockedBy: null });
  expect(requestNotificationPermission).not.toHaveBeenCalled();
});
