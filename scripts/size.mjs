/**
 * How much JavaScript each route of the production build needs before it shows, gzipped as a server stores it
 * (level 9), against its bound;
 * and that no part of the simulated backend is in that build. Run by `npm run size`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'apps/dashboard/dist';
const KB = 1000;

/** Source modules a route loads, beside all they import statically; bounds in kB. */
const ROUTES = {
  '/login': { modules: ['index.html', 'src/screens/login/login-screen.tsx'], limit: 110 },
  '/': {
    modules: ['index.html', 'src/workspace.tsx', 'src/screens/dashboard/dashboard-screen.tsx'],
    limit: 160,
  },
  '/settings': {
    modules: ['index.html', 'src/workspace.tsx', 'src/screens/settings/settings-screen.tsx'],
    limit: 150,
  },
  '/buy-number': {
    modules: ['index.html', 'src/workspace.tsx', 'src/screens/buy-number/buy-number-screen.tsx'],
    limit: 160,
  },
  '/history': {
    modules: ['index.html', 'src/workspace.tsx', 'src/screens/history/history-screen.tsx'],
    limit: 165,
  },
  '/transactions': {
    modules: ['index.html', 'src/workspace.tsx', 'src/screens/transactions/transactions-screen.tsx'],
    limit: 170,
  },
};

/** Words that only the simulated backend brings. */
const MOCK_TRACES = ['mockServiceWorker', 'faker', 'setupWorker', 'api-mocks', 'demo1234'];

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

const chunksOf = (module, seen = new Set()) => {
  const chunk = manifest[module];
  if (chunk === undefined)
    throw new Error(`${module} has no chunk of its own in ${DIST}: is it still loaded lazily?`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(imported, seen);
  return seen;
};

/** Scripts that run before the first paint, outside the bundle. */
const EARLY_SCRIPTS = ['theme.js'];

const gzipped = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;

let failed = false;
for (const [route, { modules, limit }] of Object.entries(ROUTES)) {
  const files = new Set([...EARLY_SCRIPTS, ...modules.flatMap((module) => [...chunksOf(module)])]);
  const size = [...files].reduce((total, file) => total + gzipped(file), 0) / KB;
  const fits = size <= limit;
  failed ||= !fits;
  console.log(
    `${fits ? '✓' : '✗'} ${route}: ${size.toFixed(1)} kB gzip of at most ${limit} kB, ${files.size} files`,
  );
}

const built = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const traces = built.flatMap(({ parentPath, name }) => {
  const content = readFileSync(join(parentPath, name), 'utf8');
  return MOCK_TRACES.filter((word) => name.includes(word) || content.includes(word)).map(
    (word) => `${name}: ${word}`,
  );
});
failed ||= traces.length > 0;
console.log(
  traces.length === 0 ? '✓ no simulated backend in the build' : `✗ simulated backend: ${traces.join(', ')}`,
);

process.exitCode = failed ? 1 : 0;
