import type { Operation } from '../../contracts/operation';
import type { Reader, ReaderContext, ReaderWorld } from './query-reader';

type Wakeable = Pick<Reader<Operation>, 'pursue' | 'stop'>;

/** The readers of one scope, a query each. */
export interface Readers {
  /** The page as it is now. */
  readonly enter: (world: ReaderWorld) => void;
  /** The reader of a query; the first call makes it. */
  readonly of: <R extends Wakeable>(query: object, make: (context: ReaderContext) => R) => R;
  /** Reads what is stale wherever it may be read now. */
  readonly pursue: () => void;
  /** The session is over. */
  readonly stop: () => void;
}

export const createReaders = (): Readers => {
  const readers = new Map<object, Wakeable>();
  let world: ReaderWorld | null = null;
  const pursue = (): void => readers.forEach((reader) => reader.pursue());
  const context: ReaderContext = {
    world: () => {
      if (world === null) throw new Error('Readers work after `enter`.');
      return world;
    },
    busy: new Set(),
    onTurnFree: pursue,
  };
  return {
    enter: (next) => {
      world = next;
    },
    of: (query, make) => {
      // A query always asks for the reader that it made.
      const known = readers.get(query) as ReturnType<typeof make> | undefined;
      const reader = known ?? make(context);
      readers.set(query, reader);
      return reader;
    },
    pursue,
    stop: () => readers.forEach((reader) => reader.stop()),
  };
};
