import { STORAGE_MAX_BYTES } from '../limits';
import { STORAGE_DESCRIPTIONS } from './descriptions';
import { STORAGE_REGISTRY, type StorageEntry, type StorageName } from './registry';

/** Something found in the browser's storage. */
export interface StoredItem {
  /** As in `STORAGE_REGISTRY`, with '-of-' and the user's id where it is a user's. */
  readonly name: string;
  /** Size with its name, in bytes of UTF-8. */
  readonly bytes: number;
}

/** A row of the stored-data list. */
export interface StoredDataRow {
  /** `others` combines the data of all other users. */
  readonly id: StorageName | 'others';
  readonly title: string;
  readonly purpose: string;
  readonly bytes: number;
  /** True if the user may delete the entry: pending money calls are removed by their outcome. */
  readonly canDelete: boolean;
}

/** Storage names, in display order. */
const ENTRY_NAMES = Object.keys(STORAGE_REGISTRY) as readonly StorageName[];

const USER_SEPARATOR = '-of-';

const entryOf = (name: StorageName): StorageEntry => STORAGE_REGISTRY[name];

/** Maximum size of one user, the browser and the tab together. */
const LARGEST_BYTES = ENTRY_NAMES.reduce((sum, name) => sum + entryOf(name).maxBytes, 0);

/** Entry and owner of a storage key; null for a name that this build does not define. */
const parseKey = (name: string): { readonly of: StorageName; readonly userId: string | null } | null => {
  const at = name.indexOf(USER_SEPARATOR);
  const [base, userId] =
    at === -1 ? [name, null] : [name.slice(0, at), name.slice(at + USER_SEPARATOR.length)];
  const of = ENTRY_NAMES.find((known) => known === base);
  if (of === undefined || (entryOf(of).scope === 'user') !== (userId !== null)) return null;
  return { of, userId };
};

/**
 * Storage keys to delete, so that the total is at most `STORAGE_MAX_BYTES`: undefined names (such as an old
 * version), oversized values, and other users' data beyond the bound. Never a tab's pending money calls.
 * Without a signed-in user (`userId`) no data belongs to another user.
 */
export const entriesToEvict = (entries: readonly StoredItem[], userId: string | null): readonly string[] => {
  let room = STORAGE_MAX_BYTES - LARGEST_BYTES;
  const isEvicted = ({ name, bytes }: StoredItem): boolean => {
    const known = parseKey(name);
    if (known === null) return true;
    const { maxBytes, isMoney } = entryOf(known.of);
    if (bytes > maxBytes) return isMoney !== true;
    if (userId === null || known.userId === null || known.userId === userId) return false;
    room -= bytes;
    return room < 0;
  };
  return entries.filter(isEvicted).map(({ name }) => name);
};

/** Stored data as shown to this user: own entries by name, those of other users as one. */
export const storedDataRows = (
  entries: readonly StoredItem[],
  userId: string | null,
): readonly StoredDataRow[] => {
  const own = ENTRY_NAMES.flatMap((id): StoredDataRow[] => {
    const found = itemsOfRow(entries, id, userId);
    return found.length === 0
      ? []
      : [
          {
            id,
            ...STORAGE_DESCRIPTIONS[id],
            bytes: sizeOf(found),
            canDelete: entryOf(id).isMoney !== true,
          },
        ];
  });
  const others = itemsOfRow(entries, 'others', userId);
  if (others.length === 0) return own;
  return [
    ...own,
    {
      id: 'others',
      title: 'Other users of this device',
      purpose: 'Their favourites and recent purchases. Restored when they sign in.',
      bytes: sizeOf(others),
      canDelete: true,
    },
  ];
};

/** Stored items of a row. */
export const itemsOfRow = (
  entries: readonly StoredItem[],
  id: StoredDataRow['id'],
  userId: string | null,
): readonly StoredItem[] =>
  entries.filter(({ name }) => {
    const known = parseKey(name);
    if (known === null) return false;
    const isOthers = known.userId !== null && known.userId !== userId;
    return id === 'others' ? isOthers : known.of === id && !isOthers;
  });

const sizeOf = (entries: readonly StoredItem[]): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);

/** A size in kB for people: '0.1 kB' for anything less. */
export const formatKilobytes = (bytes: number): string => `${Math.max(bytes / 1_000, 0.1).toFixed(1)} kB`;
