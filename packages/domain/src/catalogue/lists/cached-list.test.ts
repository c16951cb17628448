import { expect, it, vi } from 'vitest';
import { aService } from '../../testing/fixtures/a-service';
import { ada, createTestScope } from '../../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { sessionEnded } from '../../lib/session-events';
import { $services, servicesNeeded } from './catalogue-lists';

const whatsApp = aService('wa', 'WhatsApp');

useFakeClock();

/** Pages, one after the other: each is a scope of its own over the same storage. */
const createBrowser = () => {
  const stored = new Map<string, unknown>();
  const services = vi.fn(() => [whatsApp]);
  const openPage = (id = '7') => {
    const { get, fire } = createTestScope({ user: { ...ada, id }, calls: { services }, stored });
    fire(servicesNeeded, undefined);
    return { fire, services: () => get($services) };
  };
  return { openPage, stored, calls: () => services.mock.calls.length };
};

it('cached list: serves all pages of its user with one call, and is removed with the session', async () => {
  const { openPage, calls, stored } = createBrowser();
  openPage();
  await pass();
  expect([openPage().services(), calls()]).toEqual([[whatsApp], 1]);
  const { fire } = openPage('8');
  await pass();
  expect(calls()).toBe(2);
  fire(sessionEnded, undefined);
  expect(stored.get('services')).toBeNull();
});
