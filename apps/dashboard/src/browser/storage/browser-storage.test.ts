// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import type { KeptName } from '@sms/domain';
import { KEPT_THINGS } from '@sms/domain/rules';
import { loadKept, saveKept } from './browser-storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** As in a browser that is full, or that refuses storage to this page. */
const refuseStorage = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
  }
};

it('gives back what it was given, and nothing once that is forgotten', () => {
  saveKept({ name: 'guide-read', value: true });
  expect(loadKept('guide-read')).toBe(true);
  saveKept({ name: 'guide-read', value: null });
  expect(loadKept('guide-read')).toBeNull();
});

it.each(Object.entries(KEPT_THINGS))('stores %s where its declared scope says', (thing, { scope }) => {
  const name = (scope === 'user' ? `${thing}-of-7` : thing) as KeptName;
  saveKept({ name, value: true });
  const [own, other] = scope === 'tab' ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
  expect([own.length, other.length]).toEqual([1, 0]);
  expect(loadKept(name)).toBe(true);
  saveKept({ name, value: null });
  expect(own.length).toBe(0);
});

it('keeps no text longer than the longest, nor what it was before', () => {
  saveKept({ name: 'services', value: ['short'] });
  saveKept({ name: 'services', value: ['w'.repeat(50_000)] });
  expect(loadKept('services')).toBeNull();
});

it('costs the comfort and nothing else where storage is full or refused', () => {
  refuseStorage();
  expect(() => saveKept({ name: 'preferences', value: {} })).not.toThrow();
  expect(() => saveKept({ name: 'preferences', value: null })).not.toThrow();
  expect(loadKept('preferences')).toBeNull();
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it('reads a text that is damaged as nothing', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !isJson(text)),
      (damaged) => {
        localStorage.setItem('sms-dashboard:preferences', damaged);
        expect(loadKept('preferences')).toBeNull();
      },
    ),
  );
});
