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

it('storage adapter: lists the product’s entries of browser and tab, with their size in bytes', () => {
  localStorage.setItem('sms-dashboard:theme', 'dark');
  localStorage.setItem('of-another-product', 'x');
  sessionStorage.setItem('sms-dashboard:unsettled-purchase', '"₦"');
  expect(storageAdapter.list()).toEqual([
    { name: 'theme', bytes: 'sms-dashboard:theme'.length + 4 },
    { name: 'unsettled-purchase', bytes: 'sms-dashboard:unsettled-purchase'.length + 5 },
  ]);
});

it('storage adapter: removes an entry by name, and resets a removed theme', () => {
  localStorage.setItem('sms-dashboard:theme', 'dark');
  localStorage.setItem('sms-dashboard:preferences', '{}');
  document.documentElement.dataset['theme'] = 'dark';
  storageAdapter.remove(['theme']);
  expect(names()).toEqual(['preferences']);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('storage adapter: removes all entries of the product and no others', () => {
  localStorage.setItem('sms-dashboard:whatever', '1');
  localStorage.setItem('of-another-product', 'x');
  sessionStorage.setItem('sms-dashboard:unsettled-deposit', '{}');
  storageAdapter.clear();
  expect(names()).toEqual([]);
  expect(localStorage.getItem('of-another-product')).toBe('x');
});

it('storage adapter: clears the session storage of a tab when another tab clears everything', () => {
  const stop = listenForStorageClear();
  sessionStorage.setItem('sms-dashboard:unsettled-deposit', '{}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'sms-dashboard:theme' }));
  expect(names()).toEqual(['unsettled-deposit']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'sms-dashboard:forgotten' }));
  expect(names()).toEqual([]);
  stop();
});

it('storage adapter: is empty, and removes without an error, where storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(storageAdapter.list()).toEqual([]);
  expect(() => storageAdapter.remove(['theme'])).not.toThrow();
  expect(() => storageAdapter.clear()).not.toThrow();
});
