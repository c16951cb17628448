import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The package's main entry leads to its development build with the warnings. */
const PRODUCTION_ROUTER = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/** Builds the comparisons for the dashboard, by `--mode`: `baseline` (web/baseline) or `vanilla` (interact/vanilla). */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(mode === 'baseline' ? 'web/baseline' : 'interact/vanilla', import.meta.url)),
  cacheDir: fileURLToPath(new URL(`../node_modules/.vite-${mode}`, import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL(`../dist-${mode}`, import.meta.url)),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION_ROUTER }] },
}));
