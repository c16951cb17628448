// @vitest-environment jsdom
import { $isOnline } from '@sms/domain/lib/offline';
import { $isPageFocused, $isPageVisible } from '@sms/domain/lib/page';
import { $session } from '@sms/domain/session/session';
import { INITIAL_SESSION } from '@sms/domain/session/session-state';
import { preferencesRequested } from '@sms/domain/account/preferences';
import { createWatch, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { listenToConnection } from './connection-events';
import { listenToPageEvents } from './page-events';

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('connection: is reported lost and regained, from the first page on', () => {
  const scope = fork();
  const stop = listenToConnection(scope);
  window.dispatchEvent(new Event('offline'));
  expect(scope.getState($isOnline)).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(scope.getState($isOnline)).toBe(true);
  stop();
});

it('page events: a window in sight without focus is visible, but not looked at', () => {
  const scope = fork();
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const state = () => [scope.getState($isPageVisible), scope.getState($isPageFocused)];
  const stop = listenToPageEvents(scope);
  expect(state()).toEqual([true, false]);
  hasFocus.mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  expect(state()).toEqual([true, true]);
  hasFocus.mockReturnValue(false);
  window.dispatchEvent(new Event('blur'));
  expect(state()).toEqual([true, false]);
  hasFocus.mockReturnValue(true);
  show('hidden');
  expect(state()).toEqual([false, false]);
  stop();
});

it('page events: reports preferences that another tab has stored, and no other data', () => {
  const scope = fork();
  const stop = listenToPageEvents(scope);
  const requested = vi.fn();
  createWatch({ unit: preferencesRequested, fn: requested, scope });
  show('hidden');
  window.dispatchEvent(new StorageEvent('storage', { key: 'sms-dashboard:services' }));
  expect(requested).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'sms-dashboard:preferences' }));
  expect(requested).toHaveBeenCalledOnce();
  stop();
});

it.each([
  [true, false, true],
  [true, true, true],
  [false, false, true],
  [false, true, false],
])(
  'page events: with a network %s and a failed recheck %s, reports that the page is online: %s',
  (hasNetwork, isFailed, isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(hasNetwork);
    const scope = fork({ values: [[$session, { ...INITIAL_SESSION, isRecheckFailed: isFailed }]] });
    listenToPageEvents(scope)();
    expect(scope.getState($isOnline)).toBe(isOnline);
  },
);
