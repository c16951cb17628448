import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STORAGE_MAX_BYTES } from '../limits';
import {
  formatKilobytes,
  storedDataRows,
  entriesToEvict,
  itemsOfRow,
  type StoredItem,
} from './storage-usage';
import { STORAGE_REGISTRY, type StorageEntry, type StorageName } from './registry';

const things = Object.entries(STORAGE_REGISTRY) as unknown as readonly (readonly [
  StorageName,
  StorageEntry,
])[];
const sumOf = (entries: readonly StoredItem[]) => entries.reduce((sum, { bytes }) => sum + bytes, 0);

const users = fc.oneof(fc.integer({ min: 1, max: 25 }).map(String), fc.constant('a-of-b'));
/** Something declared, for any of the users where it is a user's; now and then too large. */
const knownEntry = fc
  .record({
    thing: fc.constantFrom(...things),
    user: users,
    percent: fc.integer({ min: 1, max: 110 }),
  })
  .map(({ thing: [name, { scope, maxBytes, isMoney }], user, percent }) => ({
    name: scope === 'user' ? `${name}-of-${user}` : name,
    // Pending money calls stay within their bound by themselves.
    bytes: Math.ceil((maxBytes * (isMoney ? Math.min(percent, 100) : percent)) / 100),
  }));
const unknownEntry = fc.record({
  name: fc.constantFrom('preferences@2', 'favourite-services', 'theme-of-a', 'nonsense', ''),
  bytes: fc.integer({ min: 1, max: 60_000 }),
});
/** Any content of a browser's storage, with each name once. */
const anyEntries = fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: knownEntry }, unknownEntry), {
  selector: ({ name }) => name,
  minLength: 12,
  maxLength: 60,
  size: 'max',
});

it('storage eviction: leaves at most 100 kB, whatever was stored and whatever the user stores next', () => {
  fc.assert(
    fc.property(anyEntries, users, (entries, userId) => {
      const forgotten = entriesToEvict(entries, userId);
      const left = entries.filter(({ name }) => !forgotten.includes(name));
      expect(sumOf(left)).toBeLessThanOrEqual(STORAGE_MAX_BYTES);
      // Everything of this user's, the browser's and the tab's grows to its bound.
      const others = left.filter(({ name }) =>
        itemsOfRow(left, 'others', userId).some((it) => it.name === name),
      );
      const largest = things.reduce((sum, [, { maxBytes }]) => sum + maxBytes, 0);
      expect(sumOf(others) + largest).toBeLessThanOrEqual(STORAGE_MAX_BYTES);
    }),
  );
});

it('storage eviction: keeps entries of the user, the browser and the tab within their bounds', () => {
  fc.assert(
    fc.property(anyEntries, users, (entries, userId) => {
      const forgotten = entriesToEvict(entries, userId);
      for (const [id, { maxBytes }] of things)
        for (const { name, bytes } of itemsOfRow(entries, id, userId))
          if (bytes <= maxBytes) expect(forgotten).not.toContain(name);
    }),
  );
});

it('storage eviction: removes other versions, unknown names and oversized values', () => {
  const entries = [
    { name: 'preferences', bytes: 300 },
    { name: 'preferences@2', bytes: 300 },
    { name: 'favourite-services', bytes: 30 },
    { name: 'theme-of-7', bytes: 30 },
    { name: 'theme', bytes: 101 },
  ];
  expect(entriesToEvict(entries, '7')).toEqual([
    'preferences@2',
    'favourite-services',
    'theme-of-7',
    'theme',
  ]);
});

it('storage eviction: never removes pending money calls', () => {
  expect(entriesToEvict([{ name: 'unsettled-purchase', bytes: 90_000 }], '7')).toEqual([]);
});

it("storage eviction: removes another user's data beyond the bound", () => {
  const room = STORAGE_MAX_BYTES - things.reduce((sum, [, { maxBytes }]) => sum + maxBytes, 0);
  const fits = Array.from({ length: Math.floor(room / 1_000) }, (_, at) => ({
    name: `recent-purchases-of-${at + 10}`,
    bytes: 1_000,
  }));
  expect(entriesToEvict(fits, '7')).toEqual([]);
  const next = { name: 'waiting-numbers-of-8', bytes: 1_000 };
  expect(entriesToEvict([...fits, next], '7')).toEqual([next.name]);
});

it("storage eviction: removes no other user's data before sign-in", () => {
  const entries = ['7', '8', '9'].map((id) => ({ name: `favourite-services-of-${id}`, bytes: 5_500 }));
  expect(entriesToEvict(entries, null)).toEqual([]);
  expect(entriesToEvict(entries, '8')).not.toContain('favourite-services-of-8');
});

it('storage key: a version other than the first is part of the name', () => {
  for (const [name, { version }] of things) {
    expect(name).toMatch(version === 1 ? /^[a-z-]+$/ : new RegExp(`^[a-z-]+@${version}$`));
  }
});

it('stored data: lists own entries by name, and those of other users as one', () => {
  const entries = [
    { name: 'favourite-services-of-8', bytes: 100 },
    { name: 'recent-purchases-of-9', bytes: 250 },
    { name: 'theme', bytes: 24 },
    { name: 'favourite-services-of-7', bytes: 60 },
    { name: 'unsettled-purchase', bytes: 400 },
  ];
  const rows = storedDataRows(entries, '7');
  expect(rows.map(({ id, bytes, canDelete }) => [id, bytes, canDelete])).toEqual([
    ['favourite-services', 60, true],
    ['theme', 24, true],
    ['unsettled-purchase', 400, false],
    ['others', 350, true],
  ]);
  expect(rows.map(({ title }) => title)).toEqual([
    'Favourite services',
    'Theme',
    'Purchase in progress',
    'Other users of this device',
  ]);
  expect(rows.at(-1)?.purpose).toBe('Their favourites and recent purchases. Restored when they sign in.');
});

it('stored data: omits other users without entries', () => {
  const entries = [{ name: 'favourite-services-of-7', bytes: 60 }];
  expect(storedDataRows(entries, '7').map(({ id }) => id)).toEqual(['favourite-services']);
});

it('stored data: shows sizes in kB, and omits entries without data', () => {
  expect([1, 949, 1_950, 57_345].map(formatKilobytes)).toEqual(['0.1 kB', '0.9 kB', '1.9 kB', '57.3 kB']);
});
