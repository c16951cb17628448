import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withPolicy } from './html-meta';

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
  const filled = withPolicy(page);
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
