import { renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readWorld, writeWorld } from '../../world/saved-world';
import type { World } from '../../world/world';
import { saveWorld } from '../../world/world-state';

/**
 * The world in a file; null where there is no such file yet.
 * @throws when the file contains anything else
 */
export const readWorldFile = async (file: string): Promise<World | null> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const world = readWorld(text);
  if (world !== null) return world;
  throw new Error(`${file} is no world, or one of another version. Name another file, or delete it.`);
};

/** Writes a world to a file. */
export const createWorldFile = (world: World, file: string) => {
  let written = '';
  const write = (): void => {
    // A process that ends in the middle leaves the older file.
    writeFileSync(`${file}.new`, writeWorld(world));
    renameSync(`${file}.new`, file);
  };
  return {
    write,
    /** Writes if data have changed; the passing time alone is no change. */
    writeChanges: (): void => {
      const state = JSON.stringify(saveWorld(world));
      if (state === written) return;
      written = state;
      write();
    },
  };
};
