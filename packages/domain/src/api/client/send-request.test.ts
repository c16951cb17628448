import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildPath, buildQuery } from './send-request';

it('buildPath: fills in the parameters', () => {
  expect(buildPath('/numbers/{id}/cancel', { id: '42' })).toBe('/numbers/42/cancel');
});

it('buildPath: rejects a path when any one of its parameters is unsafe', () => {
  expect(buildPath('/{a}/{b}', { a: '1', b: '2' })).toBe('/1/2');
  expect(buildPath('/{a}/{b}', { a: '..', b: '2' })).toBeNull();
  expect(buildPath('/{a}/{b}', { a: '1', b: '..' })).toBeNull();
});

it.each([
  '..',
  '.',
  '',
  'a/b',
  '../../numbers/7/cancel',
  'a%2fb',
  'a?b',
  'a#b',
  'ä',
  'a\nb',
  'x'.repeat(101),
])('buildPath: rejects %j', (id) => {
  expect(buildPath('/numbers/{id}/cancel', { id })).toBeNull();
});

it('buildPath: rejects a missing parameter', () => {
  expect(buildPath('/numbers/{id}/cancel')).toBeNull();
});

it('buildPath: keeps the number of segments for every text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'f', 'a', '?', '#', '\t') }),
      (id) => {
        const path = buildPath('/numbers/{id}/cancel', { id });
        if (path !== null) expect(new URL(path, 'http://x').pathname.split('/')).toHaveLength(4);
      },
    ),
  );
});

it('buildQuery: leaves out empty fields and escapes the rest', () => {
  expect(buildQuery({ page: 1, status: undefined, search: 'a&b=c' })).toBe('?page=1&search=a%26b%3Dc');
  expect(buildQuery({ page: undefined })).toBe('');
});
