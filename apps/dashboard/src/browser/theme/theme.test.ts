// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, currentTheme, onThemeChanged } from './theme';

/** Repeats what happens while the page loads: no theme is shown yet, and the script in the head runs. */
const loadPage = async () => {
  delete document.documentElement.dataset['theme'];
  vi.resetModules();
  const { syncStoredTheme } = await import('../../boot/apply-theme');
  syncStoredTheme();
};

beforeEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await loadPage();
});

it('follows the system until something is chosen', () => {
  expect(currentTheme()).toBe('system');
});

it.each(['light', 'dark', 'system'] as const)('shows %s at once and after a reload', async (theme) => {
  chooseTheme(theme === 'dark' ? 'light' : 'dark');
  chooseTheme(theme);
  expect(currentTheme()).toBe(theme);
  await loadPage();
  expect(currentTheme()).toBe(theme);
});

it('takes over what another tab chooses', () => {
  localStorage.setItem('sms-dashboard:theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(currentTheme()).toBe('dark');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(currentTheme()).toBe('system');
});

it('ignores a kept theme it does not know', async () => {
  localStorage.setItem('sms-dashboard:theme', 'sepia');
  await loadPage();
  expect(currentTheme()).toBe('system');
});

it('shows the choice until the page is reloaded where storage is refused', async () => {
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

it('tells of every change until it is told to stop', async () => {
  const tell = vi.fn();
  const stop = onThemeChanged(tell);
  chooseTheme('dark');
  await Promise.resolve();
  expect(tell).toHaveBeenCalledOnce();
  stop();
  chooseTheme('light');
  await Promise.resolve();
  expect(tell).toHaveBeenCalledOnce();
});
