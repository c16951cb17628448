import type { Plugin, ResolvedConfig } from 'vite';
import { fillPage } from '../../../deploy/page.mjs';
import packageJson from '../package.json' with { type: 'json' };

/**
 * Writes the build's environment and the content security policy into the page. A host may overwrite them: the same
 * build serves every environment (decision 0086). `version.json` identifies the build that a host serves.
 */
export const htmlMeta = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'html-meta',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const version = { version: packageJson.version, entry: config.base + (entry?.fileName ?? '') };
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify(version) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        try {
          return fillPage(html, config.env as Readonly<Record<string, string>>);
        } catch (error) {
          // Vite would print its own stack after the message.
          config.logger.error(error instanceof Error ? error.message : String(error));
          return process.exit(1);
        }
      },
    },
  };
};
