// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { syncStoredTheme } from '../../boot/apply-theme';
import { chooseTheme, currentTheme } from './theme';

it('theme: shows the choice until the next reload where storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  chooseTheme('dark');
  expect(currentTheme()).toBe('dark');
  delete document.documentElement.dataset['theme'];
  syncStoredTheme();
  expect(currentTheme()).toBe('system');
});
