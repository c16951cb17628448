import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { release } from './release.ts';

/** Source expressions that allow the page's inline scripts or styles: the hashes of their text. */
const hashesOf = (page: string, tag: string): string =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');

/**
 * The page's own files, and its inline scripts and styles. The host adds `frame-ancestors`, and for an API of
 * another origin `deploy/main.mjs` adds to `connect-src`.
 */
const contentPolicy = (page: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashesOf(page, 'script')}`,
    `style-src 'self'${hashesOf(page, 'style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Only for the URL of the service worker (src/browser/update-checker.tsx).
    'trusted-types app-worker',
  ].join('; ');

/** A page with its content security policy, in place of the one that it had. */
export const withPolicy = (page: string): string =>
  page.replace(/(Content-Security-Policy" content=")[^"]*/, (_, start) => start + contentPolicy(page));

/** Fills the page when it is built. `version.json` identifies the build that a host serves. */
export const htmlMeta = (): Plugin => {
  let base = '/';
  return {
    name: 'html-meta',
    apply: 'build',
    configResolved: (config) => {
      ({ base } = config);
    },
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const version = { version: packageJson.version, ...release, entry: base + (entry?.fileName ?? '') };
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify(version) });
    },
    transformIndexHtml: { order: 'post', handler: withPolicy },
  };
};
