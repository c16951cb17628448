// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { StorageKey } from '@sms/domain/lib/ports';
import { STORAGE_REGISTRY } from '@sms/domain/lib/storage/registry';
import { readStorage, writeStorage } from './browser-storage';

/** Storage that is full or blocked. */
const refuseStorage = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
  }
};

it.each(Object.entries(STORAGE_REGISTRY))(
  'browser storage: stores %s in its declared scope until it is removed',
  (thing, scope) => {
    const name = (scope === 'user' ? `${thing}-of-7` : thing) as StorageKey;
    writeStorage({ name, value: true });
    const [own, other] = scope === 'tab' ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
    expect([own.length, other.length]).toEqual([1, 0]);
    expect(readStorage(name)).toBe(true);
    writeStorage({ name, value: null });
    expect(own.length).toBe(0);
    expect(readStorage(name)).toBeNull();
  },
);

it('browser storage: an oversized value is not stored and removes the previous one', () => {
  writeStorage({ name: 'services', value: ['short'] });
  writeStorage({ name: 'services', value: ['w'.repeat(50_000)] });
  expect(readStorage('services')).toBeNull();
});

it('browser storage: a full or blocked storage loses values without an error', () => {
  refuseStorage();
  expect(() => writeStorage({ name: 'preferences', value: {} })).not.toThrow();
  expect(() => writeStorage({ name: 'preferences', value: null })).not.toThrow();
  expect(readStorage('preferences')).toBeNull();
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it('browser storage: reads a damaged text as null', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !isJson(text)),
      (damaged) => {
        localStorage.setItem('sms-dashboard:preferences', damaged);
        expect(readStorage('preferences')).toBeNull();
      },
    ),
  );
});
