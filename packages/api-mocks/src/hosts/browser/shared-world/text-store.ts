export interface TextStore {
  /** The stored text, or null. */
  read(): Promise<string | null>;
  /** Resolves once every page would read the new text. */
  write(text: string): Promise<void>;
}

/** A store that is lost with the page: for browsers that allow no storage, and for tests. */
export const createMemoryStore = (): TextStore => {
  let stored: string | null = null;
  return {
    read: () => Promise.resolve(stored),
    write: (text) => {
      stored = text;
      return Promise.resolve();
    },
  };
};
