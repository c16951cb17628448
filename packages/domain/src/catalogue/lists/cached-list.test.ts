import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import type { StorageKey } from '../../lib/ports';
import { aService } from '../../testing/fixtures/a-service';
import { ada, createTestScope } from '../../testing/harness/create-test-scope';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import { sessionEnded } from '../../lib/session-events';
import { $services, servicesNeeded } from './catalogue-lists';

const whatsApp = aService('wa', 'WhatsApp');

useFakeClock();

/** Pages, one after the other: each is a scope of its own over the same storage. */
const createBrowser = () => {
  const stored = new Map<StorageKey, unknown>();
  const services = vi.fn(() => [whatsApp]);
  const openPage = async (id = '7') => {
    const { scope } = createTestScope({ user: { ...ada, id }, calls: { services }, stored });
    await allSettled(servicesNeeded, { scope });
    return scope;
  };
  return { openPage, stored, calls: () => services.mock.calls.length };
};

it('cached list: serves all pages within ten minutes with one call', async () => {
  const { openPage, calls } = createBrowser();
  await openPage();
  vi.advanceTimersByTime(599_999);
  const scope = await openPage();
  expect(scope.getState($services)).toEqual([whatsApp]);
  expect(calls()).toBe(1);
  vi.advanceTimersByTime(1);
  await openPage();
  expect(calls()).toBe(2);
});

it('cached list: is not used for another user, and is removed with the session', async () => {
  const { openPage, calls, stored } = createBrowser();
  await openPage('7');
  const scope = await openPage('8');
  expect(calls()).toBe(2);
  await allSettled(sessionEnded, { scope });
  expect(stored.get('services')).toBeNull();
});

it('cached list: is ignored when it does not parse as a list', async () => {
  const { openPage, stored, calls } = createBrowser();
  stored.set('services', { userId: '7', at: Date.now(), answer: [{ nonsense: true }] });
  const scope = await openPage();
  expect(scope.getState($services)).toEqual([whatsApp]);
  expect(calls()).toBe(1);
});
