import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { announceDemo } from './vite/announce-demo.ts';
import { chunkGroups } from './vite/chunks.ts';
import { listModules } from './vite/list-modules.ts';

/** `mock`: development on the simulated backend. `demo`: the same, built. Any other mode talks to the real API: `cross-origin` to one of another origin. */
const SIMULATED_MODES = ['mock', 'demo'];

/** The package's entry is the router for development, with its warnings, whoever asks. */
const PRODUCTION_ROUTER = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/** Serves MSW's worker from its package, so that it always fits the installed version and never enters a real build. */
const simulatedBackendWorker = (): Plugin => {
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

export default defineConfig(({ command, mode }) => {
  const isSimulated = SIMULATED_MODES.includes(mode);
  return {
    plugins: [
      react(),
      tailwindcss(),
      listModules(),
      isSimulated && simulatedBackendWorker(),
      isSimulated && announceDemo(),
    ],
    define: {
      __APP_VERSION__: JSON.stringify(packageJson.version),
      __SIMULATED_BACKEND__: JSON.stringify(isSimulated),
    },
    build: {
      outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
      manifest: true,
      // Every supported browser preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          // The entry lists every chunk, and names compress badly, so they are short; `.vite/manifest.json` says which is which.
          entryFileNames: 'assets/[hash:6].js',
          chunkFileNames: 'assets/[hash:6].js',
        },
        // No getter of this code does anything but tell a value.
        treeshake: { propertyReadSideEffects: false },
        optimization: { inlineConst: true },
      },
    },
    resolve: {
      alias: [
        // React has had this hook of its own since version 18.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        ...(command === 'build' ? [{ find: /^react-router$/, replacement: PRODUCTION_ROUTER }] : []),
      ],
    },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  };
});
