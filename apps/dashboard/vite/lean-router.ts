import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The production files of the router; its package's own entry leads to the development build with the warnings. */
const PRODUCTION_FILES = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** The calls whose result the router keeps at its top level: contexts and components. */
const MAKES_PARTS = /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** Names for React's developer tools. */
const NAMES_PARTS = /^\w+\.displayName = "\w+";$/gm;

/**
 * Leaves out unused parts of the router (decision 0050). The bundler has to keep objects created
 * by a call or named after their creation: forms, fetchers and data loading, a third of the router.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  config: () => ({
    resolve: { alias: [{ find: /^react-router$/, replacement: join(PRODUCTION_FILES, 'index.mjs') }] },
  }),
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code.replace(MAKES_PARTS, 'var $1 = /* @__PURE__ */ $2').replace(NAMES_PARTS, ''),
      map: null,
    }),
  },
});
