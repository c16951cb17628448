import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Lists of what is in the build, and the source maps: for tools and for whoever reads a stack trace. */
const UNPUBLISHED = /^\.vite[\\/].+\.json$|\.map$/;

/**
 * Moves what nobody else should read out of the folder that is published: `dist` holds what a host serves,
 * `dist-unpublished` the rest (decision 0084).
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
