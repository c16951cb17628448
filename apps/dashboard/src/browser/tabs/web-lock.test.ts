// @vitest-environment jsdom
import { REFRESH_TIMEOUT_MS } from '@sms/domain/limits/spec';
import { expect, it, vi } from 'vitest';
import { openTabChannel } from './tab-channel';
import { withLock } from './web-lock';

type Request = (name: string, options: { signal?: AbortSignal }, run: () => unknown) => Promise<unknown>;

const haveLocks = (request: Request): void => {
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('BroadcastChannel', vi.fn());
};
const refused: Request = () => Promise.reject(new DOMException('Cookies are blocked', 'SecurityError'));

it('session lock: a tab is alone where the browser refuses locks, as with all cookies blocked', async () => {
  haveLocks(refused);
  const run = vi.fn(() => Promise.resolve('renewed'));
  await expect(withLock(run)).resolves.toBe('renewed');
  expect(run).toHaveBeenCalledOnce();
});

it('session lock: waits no longer than a refresh may take for a tab that stopped with it', async () => {
  vi.useFakeTimers();
  haveLocks(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  const run = vi.fn(() => Promise.resolve());
  const ended = withLock(run);
  await vi.advanceTimersByTimeAsync(REFRESH_TIMEOUT_MS - 1);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(run).toHaveBeenCalledOnce();
});

it('session lock: a refresh that failed is not sent again', async () => {
  haveLocks((_name, _options, run) => Promise.resolve(run()));
  const run = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(withLock(run)).rejects.toThrow('refused');
  expect(run).toHaveBeenCalledOnce();
});

it('tab channel: a tab is alone where the browser refuses locks, and asks once', async () => {
  const request = vi.fn(refused);
  haveLocks(request);
  const [onHeld, onStolen] = [vi.fn(), vi.fn()];
  openTabChannel()?.requestLead({ userId: '7', steal: false, onHeld, onStolen });
  await vi.waitFor(() => expect(onHeld).toHaveBeenCalledOnce());
  expect(onStolen).not.toHaveBeenCalled();
  expect(request).toHaveBeenCalledOnce();
});

it('tab channel: a tab that had the lead is told when another steals it', async () => {
  haveLocks((_name, _options, run) => {
    void run();
    return Promise.reject(new DOMException('Stolen', 'AbortError'));
  });
  const [onHeld, onStolen] = [vi.fn(), vi.fn()];
  openTabChannel()?.requestLead({ userId: '7', steal: false, onHeld, onStolen });
  await vi.waitFor(() => expect(onStolen).toHaveBeenCalledOnce());
  expect(onHeld).toHaveBeenCalledOnce();
});
