import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../packages/domain/src/limits';
import { contentPolicy, securityHeaders } from '../deploy/security-headers.mjs';

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

  it('stands in the page before any script, and is the one that hosts send', () => {
    expect(inPage).toBe(contentPolicy(page));
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
    expect(securityHeaders(page)['Content-Security-Policy']).toBe(`${inPage}; frame-ancestors 'none'`);
  });

  it('allows each script and style of the page by its hash, and nothing unsafe', () => {
    const [, script = ''] = /<script>(.+?)<\/script>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(directives(inPage).get('script-src')).toBe(`'self' 'sha256-${hash}'`);
    expect(inPage).not.toMatch(/unsafe|\*|http/);
    expect(page).not.toMatch(/ (style|on\w+)="/);
  });
});

it('lets a page reach the API of another origin, and its websocket', () => {
  const policy = directives(contentPolicy('', 'https://api.example.com'));
  expect(policy.get('connect-src')).toBe("'self' https://api.example.com wss://api.example.com");
});

it('lets nginx wait for a call longer than the page does', () => {
  const [, seconds = ''] =
    /proxy_read_timeout (\d+)s;/.exec(readFileSync('deploy/nginx.conf.template', 'utf8')) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(REQUEST_TIMEOUT_MS);
});

it('publishes no list of modules and no source map', () => {
  const published = readdirSync('apps/dashboard/dist', { recursive: true, encoding: 'utf8' });
  expect(published.filter((path) => /^\.|\.map$|modules\.json|manifest\.json/.test(path))).toEqual([]);
});
