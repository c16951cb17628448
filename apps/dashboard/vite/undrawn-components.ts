import type { Plugin } from 'vite';

const ROUTER = '/node_modules/react-router/';

/**
 * Lets the bundler drop the components of the router that nothing draws, 3 kB of every page: it keeps what a
 * call makes, and what is given a name.
 */
export const undrawnComponents = (): Plugin => ({
  name: 'undrawn-components',
  apply: 'build',
  transform: (code, id) =>
    id.includes(ROUTER)
      ? {
          code: code
            .replaceAll(/^\w+\.displayName = .*/gm, '')
            .replaceAll(/ = (React\d+\.(forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
          map: null,
        }
      : null,
});
