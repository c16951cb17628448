import { join } from 'node:path';
import type { ResolvedConfig, Rolldown } from 'vite';

/** Pages of signed-in users. */
export const SIGNED_IN_ROUTES = [
  '/',
  '/buy-number',
  '/active-numbers',
  '/history',
  '/transactions',
  '/settings',
  '/subscriptions',
];

/** Pages of guests. */
export const GUEST_ROUTES = ['/login', '/register'];

/** The layout of signed-in pages. */
const FRAME = 'src/app/workspace/workspace.tsx';

const screenOf = (path: string): string => {
  const name = path === '/' ? 'dashboard' : path.slice(1);
  return `src/screens/${name}/${name}-screen.tsx`;
};

/** The script files of each page besides the first, the largest first. */
export const routeManifest = (
  bundle: Rolldown.OutputBundle,
  { root, base }: Pick<ResolvedConfig, 'root' | 'base'>,
): Readonly<Record<string, readonly string[]>> => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (fileName: string): readonly string[] => [
    fileName,
    ...(chunks.find((chunk) => chunk.fileName === fileName)?.imports.flatMap(withImports) ?? []),
  ];
  const filesOf = (module: string): readonly string[] => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)));
    if (chunk === undefined) throw new Error(`No chunk holds ${module}.`);
    return withImports(chunk.fileName);
  };
  const sizeOf = (fileName: string) => chunks.find((chunk) => chunk.fileName === fileName)?.code.length ?? 0;
  // The page names its first script.
  const first = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const pages = [
    ...SIGNED_IN_ROUTES.map((path) => [path, [FRAME, screenOf(path)]] as const),
    ...GUEST_ROUTES.map((path) => [path, [screenOf(path)]] as const),
  ];
  return Object.fromEntries(
    pages.map(([path, modules]) => [
      path,
      [...new Set(modules.flatMap(filesOf))]
        .filter((file) => !first.includes(file))
        .toSorted((one, other) => sizeOf(other) - sizeOf(one))
        .map((file) => base + file),
    ]),
  );
};
