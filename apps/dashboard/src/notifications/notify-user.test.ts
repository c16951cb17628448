// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { dismissNotification, notifyUser } from './notify-user';

const signals = { sound: false, vibration: false, notification: { title: '482913 · WhatsApp', text: 'SMS' } };

/** Chrome for Android: the constructor throws. */
const WorkerOnly = Object.assign(
  function () {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  },
  { permission: 'granted' },
);

const useWorker = (registration: object | undefined) => {
  const container = { getRegistration: () => Promise.resolve(registration), onmessage: () => undefined };
  vi.stubGlobal('Notification', WorkerOnly);
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return container;
};

it('notification: on Android the worker shows it, reports a tap and removes it', async () => {
  const close = vi.fn();
  const showNotification = vi.fn(() => Promise.resolve());
  const getNotifications = () => Promise.resolve([{ close }]);
  const container = useWorker({ showNotification, getNotifications });
  const onOpen = vi.fn();
  expect(await notifyUser(signals, onOpen)).toBe(true);
  expect(showNotification).toHaveBeenCalledWith(
    '482913 · WhatsApp',
    expect.objectContaining({ body: 'SMS' }),
  );
  container.onmessage();
  expect(onOpen).toHaveBeenCalledOnce();
  dismissNotification();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('notification: is shown although the page has no audio, or its sound fails', async () => {
  const showNotification = vi.fn(() => Promise.resolve());
  useWorker({ showNotification, getNotifications: () => Promise.resolve([]) });
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  expect(window).not.toHaveProperty('AudioContext');
  expect(await notifyUser({ ...signals, sound: true }, vi.fn())).toBe(true);
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = () => Promise.resolve();
      createOscillator = () => {
        throw new DOMException('No output device', 'NotSupportedError');
      };
    },
  );
  expect(await notifyUser({ ...signals, sound: true }, vi.fn())).toBe(true);
  expect([showNotification.mock.calls.length, reported.mock.calls.length]).toEqual([2, 1]);
});

it('notification: a second code alerts again, and its name alone does not', async () => {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(() => Promise.resolve());
  useWorker({ showNotification, getNotifications: () => Promise.resolve([]) });
  const [first, second] = ['482913', '640117'].map((title) => ({ title, text: 'SMS' }));
  for (const notification of [first, second, { title: '640117 · WhatsApp', text: 'SMS', isAddition: true }])
    await notifyUser({ ...signals, notification: notification ?? null }, vi.fn());
  expect(showNotification.mock.calls.map(([, options]) => options)).toMatchObject([
    { renotify: true },
    { renotify: true },
    { renotify: false },
  ]);
});

it('notification: without a worker it is reported as not shown', async () => {
  useWorker(undefined);
  expect(await notifyUser(signals, vi.fn())).toBe(false);
});
