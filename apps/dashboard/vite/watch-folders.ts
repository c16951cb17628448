import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The watcher is silent about a file for 50 ms after each of its changes: it is looked at once more. */
const LOOK_AGAIN_MS = 100;

/** The sources of the packages. */
export const PACKAGES = ['domain', 'ui', 'api-mocks'].map((name) =>
  join(import.meta.dirname, '../../../packages', name, 'src'),
);

/**
 * Watches folders outside Vite's root as folders. Vite itself watches each of their files alone, and loses
 * one that git or an editor replaces by another of its name. Also tells a change right after another one, as
 * of a rebase.
 */
export const watchFolders = (...folders: readonly string[]): Plugin => ({
  name: 'watch-folders',
  configureServer: ({ watcher }) => {
    watcher.add(folders);
    const lookAgain = async (file: string, told?: Stats) => {
      const found = await stat(file).catch(() => null);
      if (found !== null && found.mtimeMs !== told?.mtimeMs) watcher.emit('change', file, found);
    };
    watcher.on('change', (file, told) => setTimeout(() => void lookAgain(file, told), LOOK_AGAIN_MS));
  },
});
