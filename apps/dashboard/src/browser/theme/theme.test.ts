// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, currentTheme } from './theme';

/** Simulates a page load: the document has no theme yet, and the script in the head runs. */
const loadPage = async () => {
  delete document.documentElement.dataset['theme'];
  vi.resetModules();
  const { syncStoredTheme } = await import('../../boot/apply-theme');
  syncStoredTheme();
};

beforeEach(async () => {
  await loadPage();
});

it('theme: follows the system until one is chosen', () => {
  expect(currentTheme()).toBe('system');
});

it('theme: follows the choice of another tab', () => {
  localStorage.setItem('sms-dashboard:theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(currentTheme()).toBe('dark');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(currentTheme()).toBe('system');
});

it('theme: shows the choice until the next reload where storage is blocked', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  chooseTheme('dark');
  expect(currentTheme()).toBe('dark');
  await loadPage();
  expect(currentTheme()).toBe('system');
});
