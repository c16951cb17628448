import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The repository, which the names of modules start from. */
const ROOT = new URL('../../../', import.meta.url).pathname;

/**
 * Writes `.vite/modules.json` beside the manifest: every module of the workspace that ships, with the name of its
 * chunk. The bundler drops a module that is imported for what it does alone, and leaves one to a page that is not
 * there yet when something happens; nothing says so, but a test that reads this.
 */
export const listModules = (): Plugin => ({
  name: 'list-modules',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle)
      .flatMap((file) =>
        file.type === 'chunk'
          ? Object.entries(file.modules).map(([id, { renderedLength }]) => ({
              id,
              renderedLength,
              chunk: file.name,
            }))
          : [],
      )
      .filter(
        ({ id, renderedLength }) => id.startsWith(ROOT) && !id.includes('node_modules') && renderedLength > 0,
      )
      .map(({ id, chunk }) => [relative(ROOT, id).replaceAll('\\', '/'), chunk] as const)
      .sort();
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(modules), null, 1),
    });
  },
});
