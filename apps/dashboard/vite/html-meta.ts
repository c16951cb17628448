import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig } from 'vite';
import packageJson from '../package.json' with { type: 'json' };

interface Setting {
  readonly variable: string;
  /** Name of the page's meta element with the value. */
  readonly name: string;
  /** A value that fits is safe inside an attribute. */
  readonly pattern: RegExp;
  readonly example: string;
}

/** The variables of a build (docs/deploying.md). */
const SETTINGS: readonly Setting[] = [
  {
    variable: 'VITE_API_ORIGIN',
    name: 'api-origin',
    pattern: /^https?:\/\/[a-z0-9.:[\]-]+$/,
    example: 'an origin such as https://api.example.com',
  },
  {
    variable: 'VITE_IDEMPOTENCY_HEADER',
    name: 'idempotency-header',
    pattern: /^\w+$/,
    example: 'a word',
  },
  {
    variable: 'VITE_REPORT_URL',
    name: 'report-url',
    pattern: /^(https?:\/\/|\/(?![/\\]))[^\s"<>]+$/,
    example: 'an address such as https://reports.example.com/ or a path',
  },
  {
    variable: 'VITE_SUPPORT_URL',
    name: 'support-url',
    pattern: /^(https:\/\/|mailto:)[^\s"<>]+$/,
    example: 'an address such as https://help.example.com/ or mailto:help@example.com',
  },
];

/** Source expressions that allow the page's inline scripts or styles: the hashes of their text. */
const hashesOf = (page: string, tag: string): string =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');

/**
 * The page's own files, its inline scripts and styles, and the origins it calls. The host adds
 * `frame-ancestors`.
 */
const contentPolicy = (page: string, connections: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashesOf(page, 'script')}`,
    `style-src 'self'${hashesOf(page, 'style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Only for the URL of the service worker (src/browser/update-checker.tsx).
    'trusted-types app-worker',
  ].join('; ');

/**
 * A page with its settings and its content security policy.
 * @throws when a setting is invalid, with the name of its variable
 */
export const fillPage = (page: string, env: Readonly<Record<string, string | undefined>>): string => {
  const filled = SETTINGS.reduce((text, { variable, name, pattern, example }) => {
    const value = env[variable] ?? '';
    if (value !== '' && !(pattern.test(value) && URL.canParse(value, 'http://own.invalid'))) {
      throw new Error(`${variable} must be ${example}, not ${value}.`);
    }
    return text.replace(`name="${name}" content=""`, () => `name="${name}" content="${value}"`);
  }, page);
  const { VITE_API_ORIGIN: api = '', VITE_REPORT_URL: reports = '' } = env;
  const connections = [
    ...(api === '' ? [] : [api, api.replace(/^http/, 'ws')]),
    ...(URL.canParse(reports) ? [new URL(reports).origin] : []),
  ];
  const policy = contentPolicy(filled, [...new Set(connections)]);
  return filled.replace('Content-Security-Policy" content="', (start) => start + policy);
};

/** Fills the page when it is built. `version.json` identifies the build that a host serves. */
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
