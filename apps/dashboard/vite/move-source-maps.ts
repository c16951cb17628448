import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Build metadata and source maps: for tools and for reading stack traces. */
const UNPUBLISHED = /^\.vite[\\/].+\.json$|\.map$/;

/**
 * Moves internal files out of the published folder: `dist` is served by a host, `dist-unpublished` is not
 * (decision 0084).
 */
export const moveSourceMaps = (): Plugin => ({
  name: 'move-source-maps',
  apply: 'build',
  writeBundle: ({ dir = 'dist' }) => {
    const apart = `${dir}-unpublished`;
    rmSync(apart, { recursive: true, force: true });
    mkdirSync(apart);
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (UNPUBLISHED.test(file)) renameSync(join(dir, file), join(apart, basename(file)));
    }
    rmSync(join(dir, '.vite'), { recursive: true, force: true });
  },
});
