import { readFileSync } from 'node:fs';
import { DASHBOARD } from './pages';

/** Modules that are prefetched, so that they are loaded before they are first needed. */
const MODULES = ['../../packages/ui/src/shell/toast-stack/toast-list.tsx'];

const manifest = JSON.parse(readFileSync(`${DASHBOARD}-unpublished/manifest.json`, 'utf8')) as Readonly<
  Record<string, { readonly file: string }>
>;

/** URLs of the prefetched scripts. */
export const PREFETCHED: ReadonlySet<string> = new Set(
  MODULES.map((name) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} has no chunk of its own.`);
    return `/${chunk.file}`;
  }),
);
