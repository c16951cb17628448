import { KEPT_MAX_BYTES } from '../limits';
import { KEPT_THINGS, type KeptThing, type KeptThingName } from './registry';

/** Something found in the browser's storage. */
export interface KeptEntry {
  /** As in `KEPT_THINGS`, with '-of-' and the user's id where it is a user's. */
  readonly name: string;
  /** Size with its name, in bytes of UTF-8. */
  readonly bytes: number;
}

/** What the user is told of something kept. */
export interface KeptRow {
  /** `others` stands for all that is kept for other users. */
  readonly id: KeptThingName | 'others';
  readonly title: string;
  readonly purpose: string;
  readonly bytes: number;
  /** Whether the user may forget it alone: money on its way is given up by its outcome. */
  readonly canForget: boolean;
}

/** The names the product keeps something under, in the order they are told. */
const NAMES = Object.keys(KEPT_THINGS) as readonly KeptThingName[];

const OF = '-of-';

const thingOf = (name: KeptThingName): KeptThing => KEPT_THINGS[name];

/** The most that one user, the browser and the tab may take together. */
const LARGEST_BYTES = NAMES.reduce((sum, name) => sum + thingOf(name).maxBytes, 0);

/** What a name stands for and whose it is; null for a name that this build does not know. */
const readName = (name: string): { readonly of: KeptThingName; readonly userId: string | null } | null => {
  const at = name.indexOf(OF);
  const [base, userId] = at === -1 ? [name, null] : [name.slice(0, at), name.slice(at + OF.length)];
  const of = NAMES.find((known) => known === base);
  if (of === undefined || (thingOf(of).scope === 'user') !== (userId !== null)) return null;
  return { of, userId };
};

/**
 * The names that must be forgotten, so that all that is kept takes at most `KEPT_MAX_BYTES`: what this build does not
 * know, an old version for example, what is larger than it may be, and other users' data beyond the room that the
 * bounds leave. Of a tab's money nothing is. Nobody is an other user until somebody is signed in (`userId`).
 */
export const keptToForget = (entries: readonly KeptEntry[], userId: string | null): readonly string[] => {
  let room = KEPT_MAX_BYTES - LARGEST_BYTES;
  const mustGo = ({ name, bytes }: KeptEntry): boolean => {
    const known = readName(name);
    if (known === null) return true;
    const { maxBytes, isMoney } = thingOf(known.of);
    if (bytes > maxBytes) return isMoney !== true;
    if (userId === null || known.userId === null || known.userId === userId) return false;
    room -= bytes;
    return room < 0;
  };
  return entries.filter(mustGo).map(({ name }) => name);
};

/** What is kept, as it is told to this user: own things by their names, those of other users as one. */
export const keptRows = (entries: readonly KeptEntry[], userId: string | null): readonly KeptRow[] => {
  const own = NAMES.flatMap((id): KeptRow[] => {
    const found = namesIn(entries, id, userId);
    const { title, purpose, isMoney } = thingOf(id);
    return found.length === 0
      ? []
      : [{ id, title, purpose, bytes: sizeOf(found), canForget: isMoney !== true }];
  });
  const others = namesIn(entries, 'others', userId);
  if (others.length === 0) return own;
  return [
    ...own,
    {
      id: 'others',
      title: 'Other users of this browser',
      purpose: 'What they marked and bought lately. They find it again when they sign in.',
      bytes: sizeOf(others),
      canForget: true,
    },
  ];
};

/** The entries that a row stands for. */
export const namesIn = (
  entries: readonly KeptEntry[],
  id: KeptRow['id'],
  userId: string | null,
): readonly KeptEntry[] =>
  entries.filter(({ name }) => {
    const known = readName(name);
    if (known === null) return false;
    const isOthers = known.userId !== null && known.userId !== userId;
    return id === 'others' ? isOthers : known.of === id && !isOthers;
  });

const sizeOf = (entries: readonly KeptEntry[]): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);

/** A size in kB for people: '0.1 kB' for anything less. */
export const formatKilobytes = (bytes: number): string => `${Math.max(bytes / 1_000, 0.1).toFixed(1)} kB`;
