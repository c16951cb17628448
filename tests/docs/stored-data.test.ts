import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STORAGE_DESCRIPTIONS } from '../../packages/domain/src/storage/descriptions';
import { STORAGE_REGISTRY, type StorageName } from '../../packages/domain/src/storage/registry';

const PAGE = 'docs/stored-data.md';

/** The only files that may touch the browser's storage. */
const STORAGE_FILES = [
  'apps/dashboard/src/boot/apply-theme.ts',
  'apps/dashboard/src/browser/storage/browser-storage.ts',
  'apps/dashboard/src/browser/storage/session-hint.ts',
  'apps/dashboard/src/browser/storage/storage-adapter.ts',
  'apps/dashboard/src/browser/theme/theme.ts',
  'apps/dashboard/src/payments/checkout-window.ts',
];

it(`${PAGE} lists every storage entry as it is declared`, () => {
  const names = Object.keys(STORAGE_REGISTRY) as readonly StorageName[];
  const rows = names.map((name) => {
    const { version, scope, maxBytes } = STORAGE_REGISTRY[name];
    const { title, purpose } = STORAGE_DESCRIPTIONS[name];
    return `${name} | ${version} | ${scope} | ${maxBytes / 1_000} kB | ${title} | ${purpose}`;
  });
  const listed = readFileSync(PAGE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', ''))
        .join(' | '),
    );
  expect(listed).toEqual(rows);
});

it('no other code touches the storage of the browser', () => {
  const touching = ['apps/dashboard/src', 'packages/domain/src', 'packages/ui/src']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map(
        (path) => `${root}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
    .filter((path) =>
      /\b(localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open)\b/.test(
        readFileSync(path, 'utf8').replaceAll(/^\s*(\*|\/[/*]).*$/gm, ''),
      ),
    );
  expect(touching.sort()).toEqual(STORAGE_FILES);
});
