import { createRequire } from 'node:module';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { announceDemo } from './vite/announce-demo.ts';
import { chunkGroups } from './vite/chunks.ts';
import { htmlMeta } from './vite/html-meta.ts';
import { inlineBoot } from './vite/inline-boot.ts';
import { notificationsOfWorker, pwa } from './vite/pwa.ts';
import { release } from './vite/release.ts';
import { leaveOutPromises } from './vite/leave-out-promises.ts';
import { moveSourceMaps } from './vite/move-source-maps.ts';
import { BUILD_TARGET } from './vite/supported-browsers.ts';
import { simulatedBackendWorker } from './vite/simulated-backend-worker.ts';
import { PACKAGES, watchFolders } from './vite/watch-folders.ts';

const ROUTER = join(
  createRequire(import.meta.url).resolve('react-router/package.json'),
  '../dist/production',
);

const UNUSED_BY_OFETCH = join(import.meta.dirname, 'vite/unused-by-ofetch.ts');

/**
 * `mock`: development on the simulated backend. `demo`: the same as a build. Any other mode uses the real
 * API.
 */
const SIMULATED_MODES = ['mock', 'demo'];

export default defineConfig(({ mode, command }) => {
  const isSimulated = SIMULATED_MODES.includes(mode);
  return {
    plugins: [
      react(),
      tailwindcss(),
      watchFolders(...PACKAGES),
      inlineBoot(),
      // The simulated backend's worker has a fixed name.
      !isSimulated && htmlMeta(),
      !isSimulated && leaveOutPromises(),
      moveSourceMaps(),
      // A page can have one worker, and the simulated backend needs its own.
      isSimulated ? simulatedBackendWorker() : [pwa(), notificationsOfWorker()],
      isSimulated && announceDemo(),
    ],
    define: {
      __APP_VERSION__: JSON.stringify(packageJson.version),
      __BUILD_DATE__: JSON.stringify(release.date),
      __NEWS__: JSON.stringify(release.news),
      __SIMULATED_BACKEND__: JSON.stringify(isSimulated),
    },
    build: {
      target: BUILD_TARGET,
      outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
      manifest: true,
      license: { fileName: 'third-party-licences.md' },
      // For reading stack traces: no file points to its map, and vite/move-source-maps.ts moves the maps
      // away.
      sourcemap: mode === 'production' && 'hidden',
      // Every supported browser preloads modules natively.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          // The entry lists every chunk, and hashes compress badly, so names are short; the manifest maps
          // them to sources.
          hashCharacters: 'base36',
          entryFileNames: 'assets/[hash:7].js',
          chunkFileNames: 'assets/[hash:7].js',
        },
      },
    },
    resolve: {
      alias: {
        // The package names its development build in every case, with the texts of its warnings.
        ...(command === 'build' && {
          'react-router/dom': join(ROUTER, 'dom-export.mjs'),
          'react-router': join(ROUTER, 'index.mjs'),
          // React has had the hook itself since version 18.
          'use-sync-external-store/shim/index.js': 'react',
          'use-sync-external-store/shim/with-selector.js': join(
            import.meta.dirname,
            'vite/store-selection.ts',
          ),
          // Libraries that ofetch calls for options that no call of ours has.
          ufo: UNUSED_BY_OFETCH,
          destr: UNUSED_BY_OFETCH,
        }),
        ...(isSimulated && { tldts: join(import.meta.dirname, 'vite/public-suffixes.ts') }),
      },
    },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  };
});
