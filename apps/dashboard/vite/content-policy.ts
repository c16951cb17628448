import type { Plugin, ResolvedConfig } from 'vite';
import { withPolicy } from '../../../deploy/security-headers.mjs';

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
        return withPolicy(html, typeof apiOrigin === 'string' ? apiOrigin : '');
      },
    },
  };
};
