import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Serves MSW's worker from its package, so that it fits the installed version and never enters a real build.
 */
export const simulatedBackendWorker = (): Plugin => {
  const path = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return {
    name: 'simulated-backend-worker',
    configureServer: (server) => {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(readFileSync(path));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(path) });
    },
  };
};
