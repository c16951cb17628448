import type { Plugin } from 'vite';

/** Imports of ofetch that join addresses and coerce JSON. */
const HELPERS = /^(destr|ufo)$/;
const UNUSED = '\0lean-fetch';

/**
 * Leaves out what ofetch never needs here (decision 0050): `packages/domain/src/api/client/send-request.ts` hands it
 * whole addresses and takes the answer as text.
 */
export const leanFetch = (): Plugin => ({
  name: 'lean-fetch',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: HELPERS },
    handler: (_, importer) => (importer?.includes('/ofetch/') ? UNUSED : null),
  },
  load: {
    filter: { id: /lean-fetch$/ },
    handler: (id) =>
      id === UNUSED
        ? `const unused = () => { throw new Error('The build has neither destr nor ufo.'); };
           export { unused as default, unused as withBase, unused as withQuery };`
        : null,
  },
});
