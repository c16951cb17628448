import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fillPage, htmlMeta } from './html-meta';

const source = await readFile(join(import.meta.dirname, '../index.html'), 'utf8');
const [, ageCheck = ''] = /<script>(.*?)<\/script>/s.exec(source) ?? [];
const page = source.replace('<!--inline-boot-->', '<script>run()</script><style>p {}</style>');

const policyOf = (text: string) =>
  new Map(
    /Content-Security-Policy" content="([^"]+)"/
      .exec(text)?.[1]
      ?.split('; ')
      .map((line) => [line.split(' ', 1)[0], line.split(' ').slice(1).join(' ')]),
  );
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('content policy: in the page before any script, allows its own by their hashes, and nothing unsafe', () => {
  const filled = fillPage(page, {});
  const policy = policyOf(filled);
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('script-src')).toBe(`'self' ${hash(ageCheck)} ${hash('run()')}`);
  expect(policy.get('style-src')).toBe(`'self' ${hash('p {}')}`);
  expect(policy.get('connect-src')).toBe("'self'");
  expect([...policy.values()].join()).not.toMatch(/unsafe|\*|http/);
  expect(filled.indexOf('Content-Security-Policy')).toBeLessThan(filled.indexOf('<script'));
  expect(filled).not.toMatch(/ (style|on\w+)="/);
  // iOS makes links of codes otherwise.
  expect(filled).toContain('<meta name="format-detection" content="telephone=no" />');
});

it('settings of a build: the page names them, and may reach the API, its websocket and the receiver of reports', () => {
  const filled = fillPage(page, {
    VITE_API_ORIGIN: 'https://api.example.com',
    VITE_IDEMPOTENCY_HEADER: '1',
    VITE_REPORT_URL: 'https://reports.example.com/in?a=b',
    VITE_SUPPORT_URL: 'mailto:help@example.com',
  });
  expect(policyOf(filled).get('connect-src')).toBe(
    "'self' https://api.example.com wss://api.example.com https://reports.example.com",
  );
  expect(filled).toContain('<meta name="api-origin" content="https://api.example.com" />');
  expect(filled).toContain('<meta name="idempotency-header" content="1" />');
  expect(filled).toContain('<meta name="report-url" content="https://reports.example.com/in?a=b" />');
  expect(filled).toContain('<meta name="support-url" content="mailto:help@example.com" />');
});

it.each([
  ['VITE_API_ORIGIN', 'api.example.com'],
  ['VITE_API_ORIGIN', 'https://api.example.com/'],
  ['VITE_API_ORIGIN', 'https://a.b/api'],
  ['VITE_API_ORIGIN', 'https://a"><script>'],
  ['VITE_REPORT_URL', 'reports'],
  ['VITE_REPORT_URL', '//reports.example.com/'],
  ['VITE_REPORT_URL', '/\\reports.example.com/'],
  ['VITE_REPORT_URL', '/api/r"><script>'],
  ['VITE_SUPPORT_URL', '/help'],
  ['VITE_SUPPORT_URL', 'http://help.example.com/'],
  ['VITE_SUPPORT_URL', 'javascript:alert(1)'],
])('settings of a build: %s cannot be %s', (variable, text) => {
  expect(() => fillPage(page, { [variable]: text })).toThrow(`${variable} must be an`);
});

it('build: an invalid setting ends it with one message', async () => {
  const root = await mkdtemp(join(tmpdir(), 'page-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'index.html'), '<meta name="api-origin" content="" />');
  vi.stubEnv('VITE_API_ORIGIN', 'nowhere');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const customLogger = createLogger('silent');
  const logged = vi.spyOn(customLogger, 'error');
  await build({ root, configFile: false, customLogger, plugins: [htmlMeta()] });
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^VITE_API_ORIGIN must be an origin .*nowhere\.$/)],
  ]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
