import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillPage } from '../../deploy/page.mjs';
import { contentPolicy, securityHeaders } from '../../deploy/security-headers.mjs';
import { copyBuild } from '../../deploy/site.mjs';
import { REQUEST_TIMEOUT_MS } from '../../packages/domain/src/limits/spec';

const page = readFileSync('apps/dashboard/dist/index.html', 'utf8');

const directives = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('the policy of the built page', () => {
  const [, inPage = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];

  it('content policy: in the page before any script, and identical to the one that hosts send', () => {
    expect(inPage).toBe(contentPolicy(page));
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
    expect(securityHeaders(page)['Content-Security-Policy']).toBe(`${inPage}; frame-ancestors 'none'`);
  });

  it('content policy: allows each script and style of the page by its hash, and nothing unsafe', () => {
    const [, script = ''] = /<script>(.+?)<\/script>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(directives(inPage).get('script-src')).toBe(`'self' 'sha256-${hash}'`);
    expect(inPage).not.toMatch(/unsafe|\*|http/);
    expect(page).not.toMatch(/ (style|on\w+)="/);
  });
});

describe('page with runtime configuration from its host', () => {
  const elsewhere = {
    VITE_API_ORIGIN: 'https://api.example.com',
    VITE_REPORT_URL: 'https://reports.example.com/in?a="b"',
  };
  const filled = fillPage(page, elsewhere);

  it('runtime config: the page may reach the API, its websocket and the reporting endpoint, and names them', () => {
    const [, inPage = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(filled) ?? [];
    expect(directives(inPage).get('connect-src')).toBe(
      "'self' https://api.example.com wss://api.example.com https://reports.example.com",
    );
    expect(contentPolicy(filled)).toBe(inPage);
    expect(filled).toContain('<meta name="api-origin" content="https://api.example.com" />');
    expect(filled).toContain('<meta name="report-url" content="https://reports.example.com/in?a=%22b%22" />');
  });

  it('runtime config: keeps values that are not set again, and removes empty ones', () => {
    expect(fillPage(filled, {})).toBe(filled);
    expect(fillPage(filled, { VITE_API_ORIGIN: '', VITE_REPORT_URL: '' })).toBe(page);
  });

  it.each([
    'api.example.com',
    'https://api.example.com/',
    'https://a.b/api',
    'javascript:alert(1)',
    '"><script>',
  ])('runtime config: rejects %s', (text) => {
    expect(() => fillPage(page, { VITE_API_ORIGIN: text })).toThrow('VITE_API_ORIGIN must be an origin');
  });

  it.each([
    ['/api/reports?from=page', '/api/reports?from=page'],
    ['/api/r"><script>', '/api/r%22%3E%3Cscript%3E'],
    ['/api/r?"><script>', '/api/r?%22%3E%3Cscript%3E'],
  ])('runtime config: the reporting endpoint %s stays inside its attribute', (text, escaped) => {
    expect(fillPage(page, { VITE_REPORT_URL: text })).toContain(
      `<meta name="report-url" content="${escaped}" />`,
    );
  });

  it.each(['reports', '//reports.example.com/', '/\\reports.example.com/', 'javascript:alert(1)'])(
    'runtime config: sends no reports to %s',
    (text) => {
      expect(() => fillPage(page, { VITE_REPORT_URL: text })).toThrow('VITE_REPORT_URL must be an address');
    },
  );

  it.each([
    ['https://help.example.com/', 'https://help.example.com/'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['mailto:a@b.c?subject="><script>', 'mailto:a@b.c?subject=%22%3E%3Cscript%3E'],
  ])('runtime config: users ask for help at %s', (text, escaped) => {
    expect(fillPage(page, { VITE_SUPPORT_URL: text })).toContain(
      `<meta name="support-url" content="${escaped}" />`,
    );
  });

  it.each(['help', '/help', 'http://help.example.com/', 'javascript:alert(1)'])(
    'runtime config: users are not sent to %s',
    (text) => {
      expect(() => fillPage(page, { VITE_SUPPORT_URL: text })).toThrow('VITE_SUPPORT_URL must be an address');
    },
  );

  it('runtime config: the worker loads and caches the changed page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    const revisionIn = (path: string) =>
      /url:"index.html",revision:"(\w+)"/.exec(readFileSync(join(path, 'app-worker.js'), 'utf8'))?.[1];
    copyBuild('apps/dashboard/dist', join(folder, 'same'), {});
    copyBuild('apps/dashboard/dist', join(folder, 'told'), elsewhere);
    expect(revisionIn(join(folder, 'same'))).toBe(revisionIn('apps/dashboard/dist'));
    expect(revisionIn(join(folder, 'told'))).toBe(createHash('md5').update(filled).digest('hex'));
    rmSync(folder, { recursive: true });
  });
});

it.each(['proxy_read_timeout', 'worker_shutdown_timeout'])(
  'nginx allows a call more time than the page does: %s',
  (name) => {
    const [, seconds = ''] =
      new RegExp(`${name} (\\d+)s;`).exec(readFileSync('deploy/nginx.conf.template', 'utf8')) ?? [];
    expect(Number(seconds) * 1_000).toBeGreaterThan(REQUEST_TIMEOUT_MS);
  },
);

it.each(['TLS_CERTIFICATE', 'TLS_KEY'])('the TLS configuration is refused with %s alone', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const { status, stderr } = spawnSync('node', ['deploy/main.mjs', folder], {
    env: { ...process.env, [name]: '/file.pem' },
    encoding: 'utf8',
  });
  expect(stderr).toContain('Set TLS_CERTIFICATE and TLS_KEY together');
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('the published build has no list of modules and no source map', () => {
  const published = readdirSync('apps/dashboard/dist', { recursive: true, encoding: 'utf8' });
  expect(published.filter((path) => /^\.|\.map$|modules\.json|manifest\.json/.test(path))).toEqual([]);
});
