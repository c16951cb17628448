import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The repository, which the names of modules start from. */
const ROOT = new URL('../../../', import.meta.url).pathname;

/**
 * Writes `.vite/modules.json` beside the manifest: every module of the workspace that is in some chunk.
 * The bundler drops a module that is imported for what it does alone, and nothing says so; a test reads this.
 */
export const listModules = (): Plugin => ({
  name: 'list-modules',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle)
      .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
      .filter(
        ([id, { renderedLength }]) =>
          id.startsWith(ROOT) && !id.includes('node_modules') && renderedLength > 0,
      )
      .map(([id]) => relative(ROOT, id).replaceAll('\\', '/'))
      .sort();
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(modules, null, 1),
    });
  },
});
