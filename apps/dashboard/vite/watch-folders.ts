import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The sources of the packages. */
export const PACKAGES = ['domain', 'ui', 'api-mocks'].map((name) =>
  join(import.meta.dirname, '../../../packages', name, 'src'),
);

/**
 * Watches folders outside Vite's root as folders. Vite itself watches each of their files alone, and loses
 * one that git or an editor replaces by another of its name.
 */
export const watchFolders = (...folders: readonly string[]): Plugin => ({
  name: 'watch-folders',
  configureServer: ({ watcher }) => {
    watcher.add(folders);
  },
});
