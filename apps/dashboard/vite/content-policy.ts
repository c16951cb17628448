import type { Plugin, ResolvedConfig } from 'vite';
import { contentPolicy as policyOf } from '../../../deploy/security-headers.mjs';

/**
 * Writes the content policy into the built page, so that it holds on a host that sends no headers as well
 * (docs/decisions/0084).
 */
export const contentPolicy = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'content-policy',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const apiOrigin: unknown = config.env['VITE_API_ORIGIN'];
        const policy = policyOf(html, typeof apiOrigin === 'string' ? apiOrigin : '');
        return html.replace('Content-Security-Policy" content="', (tag) => tag + policy);
      },
    },
  };
};
