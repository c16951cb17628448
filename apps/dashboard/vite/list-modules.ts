import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

/** The root of the repository, to which the names of modules are relative. */
const ROOT = normalizePath(fileURLToPath(new URL('../../../', import.meta.url)));

/**
 * Writes `modules.json` beside the manifest: every module of the workspace that ships, with the name of its
 * chunk. The bundler may drop a module that is imported only for its side effects, or put it into the chunk of a page
 * that is not loaded yet when the module is needed. Only a test that reads this list notices.
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
      .map(({ id, chunk }) => [normalizePath(relative(ROOT, id)), chunk] as const)
      .sort();
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(modules), null, 1),
    });
  },
});
