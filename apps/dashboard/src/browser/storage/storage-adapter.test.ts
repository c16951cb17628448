// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { listenForStorageClear, storageAdapter } from './storage-adapter';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const names = () =>
  storageAdapter
    .list()
    .map(({ name }) => name)
    .sort();

it('lists what is the product’s, of browser and tab, with its size in bytes', () => {
  localStorage.setItem('sms-dashboard:theme', 'dark');
  localStorage.setItem('of-another-product', 'x');
  sessionStorage.setItem('sms-dashboard:unsettled-purchase', '"₦"');
  expect(storageAdapter.list()).toEqual([
    { name: 'theme', bytes: 'sms-dashboard:theme'.length + 4 },
    { name: 'unsettled-purchase', bytes: 'sms-dashboard:unsettled-purchase'.length + 5 },
  ]);
});

it('forgets by name, and shows no theme that was forgotten', () => {
  localStorage.setItem('sms-dashboard:theme', 'dark');
  localStorage.setItem('sms-dashboard:preferences', '{}');
  document.documentElement.dataset['theme'] = 'dark';
  storageAdapter.remove(['theme']);
  expect(names()).toEqual(['preferences']);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('forgets everything, and leaves alone what is not the product’s', () => {
  localStorage.setItem('sms-dashboard:whatever', '1');
  localStorage.setItem('of-another-product', 'x');
  sessionStorage.setItem('sms-dashboard:unsettled-deposit', '{}');
  storageAdapter.clear();
  expect(names()).toEqual([]);
  expect(localStorage.getItem('of-another-product')).toBe('x');
});

it('forgets what this tab keeps for itself when another tab forgets everything', () => {
  const stop = listenForStorageClear();
  sessionStorage.setItem('sms-dashboard:unsettled-deposit', '{}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'sms-dashboard:theme' }));
  expect(names()).toEqual(['unsettled-deposit']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'sms-dashboard:forgotten' }));
  expect(names()).toEqual([]);
  stop();
});

it('is empty, and forgets in vain, where storage is refused', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(storageAdapter.list()).toEqual([]);
  expect(() => storageAdapter.remove(['theme'])).not.toThrow();
  expect(() => storageAdapter.clear()).not.toThrow();
});
