import { STORAGE_MAX_BYTES } from '../limits';
import { STORAGE_REGISTRY, type StorageEntry, type StorageName } from './registry';

/** Something found in the browser's storage. */
export interface StoredItem {
  /** As in `STORAGE_REGISTRY`, with '-of-' and the user's id where it is a user's. */
  readonly name: string;
  /** Size with its name, in bytes of UTF-8. */
  readonly bytes: number;
}

/** What the user is told of something kept. */
export interface StoredDataRow {
  /** `others` stands for all that is kept for other users. */
  readonly id: StorageName | 'others';
  readonly title: string;
  readonly purpose: string;
  readonly bytes: number;
  /** Whether the user may forget it alone: money on its way is given up by its outcome. */
  readonly canDelete: boolean;
}

/** The names the product keeps something under, in the order they are told. */
const ENTRY_NAMES = Object.keys(STORAGE_REGISTRY) as readonly StorageName[];

const USER_SEPARATOR = '-of-';

const entryOf = (name: StorageName): StorageEntry => STORAGE_REGISTRY[name];

/** The most that one user, the browser and the tab may take together. */
const LARGEST_BYTES = ENTRY_NAMES.reduce((sum, name) => sum + entryOf(name).maxBytes, 0);

/** What a name stands for and whose it is; null for a name that this build does not know. */
const parseKey = (name: string): { readonly of: StorageName; readonly userId: string | null } | null => {
  const at = name.indexOf(USER_SEPARATOR);
  const [base, userId] =
    at === -1 ? [name, null] : [name.slice(0, at), name.slice(at + USER_SEPARATOR.length)];
  const of = ENTRY_NAMES.find((known) => known === base);
  if (of === undefined || (entryOf(of).scope === 'user') !== (userId !== null)) return null;
  return { of, userId };
};

/**
 * The names that must be forgotten, so that all that is kept takes at most `STORAGE_MAX_BYTES`: what this build does not
 * know, an old version for example, what is larger than it may be, and other users' data beyond the room that the
 * bounds leave. Of a tab's money nothing is. Nobody is an other user until somebody is signed in (`userId`).
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

/** What is kept, as it is told to this user: own things by their names, those of other users as one. */
export const storedDataRows = (
  entries: readonly StoredItem[],
  userId: string | null,
): readonly StoredDataRow[] => {
  const own = ENTRY_NAMES.flatMap((id): StoredDataRow[] => {
    const found = itemsOfRow(entries, id, userId);
    const { title, purpose, isMoney } = entryOf(id);
    return found.length === 0
      ? []
      : [{ id, title, purpose, bytes: sizeOf(found), canDelete: isMoney !== true }];
  });
  const others = itemsOfRow(entries, 'others', userId);
  if (others.length === 0) return own;
  return [
    ...own,
    {
      id: 'others',
      title: 'Other users of this browser',
      purpose: 'What they marked and bought lately. They find it again when they sign in.',
      bytes: sizeOf(others),
      canDelete: true,
    },
  ];
};

/** The entries that a row stands for. */
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
