// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, onThemeShown, shownTheme } from './theme';

const FIRST_PAINT = readFileSync('public/theme.js', 'utf8');

/** Repeats what happens while the page loads: no theme is shown yet, and the script in the head runs. */
const loadPage = () => {
  delete document.documentElement.dataset['theme'];
  window.eval(`{ ${FIRST_PAINT} }`);
};

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  loadPage();
});

it('follows the system until something is chosen', () => {
  expect(shownTheme()).toBe('system');
});

it.each(['light', 'dark', 'system'] as const)('shows %s at once and after a reload', (theme) => {
  chooseTheme(theme === 'dark' ? 'light' : 'dark');
  chooseTheme(theme);
  expect(shownTheme()).toBe(theme);
  loadPage();
  expect(shownTheme()).toBe(theme);
});

it('takes over what another tab chooses', () => {
  localStorage.setItem('sms-dashboard:theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(shownTheme()).toBe('dark');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(shownTheme()).toBe('system');
});

it('ignores a kept theme it does not know', () => {
  localStorage.setItem('sms-dashboard:theme', 'sepia');
  loadPage();
  expect(shownTheme()).toBe('system');
});

it('shows the choice until the page is reloaded where storage is refused', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  chooseTheme('dark');
  expect(shownTheme()).toBe('dark');
  loadPage();
  expect(shownTheme()).toBe('system');
});

it('tells of every change until it is told to stop', async () => {
  const tell = vi.fn();
  const stop = onThemeShown(tell);
  chooseTheme('dark');
  await Promise.resolve();
  expect(tell).toHaveBeenCalledOnce();
  stop();
  chooseTheme('light');
  await Promise.resolve();
  expect(tell).toHaveBeenCalledOnce();
});
