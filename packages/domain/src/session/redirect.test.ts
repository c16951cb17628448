import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safePath } from './redirect';

it.each([
  '/',
  '/buy-number',
  '/active-numbers',
  '/history',
  '/transactions',
  '/settings',
  '/subscriptions',
  '/transactions?tx_ref=SMS_5_1&status=successful#top',
])('safePath: keeps the known screen %s, with its query and hash', (path) => {
  expect(safePath(path)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\n/evil.example/history',
  '/.//evil.example',
  '/history/..//evil.example',
  'https://evil.example/history',
  'javascript:alert(1)',
  'history',
  '/unknown',
  '',
  null,
  { pathname: '/history' },
])('safePath: rejects %j', (carried) => {
  expect(safePath(carried)).toBe('/');
});

it('safePath: never leaves the site, whatever the path', () => {
  const hostile = fc
    .array(
      fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', 'evil.example', 'history', '?', '#', '%2f'),
    )
    .map((parts) => '/' + parts.join(''));
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), (carried) => {
      const target = new URL(safePath(carried), 'https://product.example');
      expect(target.origin).toBe('https://product.example');
    }),
    { numRuns: 1000 },
  );
});
