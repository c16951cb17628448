import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** How each file of lucide-react imports the function that makes its component. */
const MAKES_ICONS = /^\.\.\/createLucideIcon\.mjs$/;

/** The files of lucide-react that say what an icon looks like. */
const ICONS = /\/lucide-react\/dist\/esm\/icons\//;

/** Their fields for other libraries: names, and keys for children that come as a list. */
const UNREAD = /^ *(?:name|size|aliases): .*\n|, key: "\w+"/gm;

/** Draws lucide's icons with our own few lines; the library's serve every framework it is written for (decision 0050). */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [{ find: MAKES_ICONS, replacement: fileURLToPath(new URL('lean-icon.ts', import.meta.url)) }],
    },
  }),
  transform: {
    filter: { id: ICONS },
    handler: (code) => ({ code: code.replace(UNREAD, ''), map: null }),
  },
});
