import * as v from 'valibot';
import { expect, it } from 'vitest';
import { depositsPagination, numbersPagination } from './pagination';

it.each([
  ['numbers', numbersPagination(), { page: 1, limit: 20, total: 21, totalPages: 2 }],
  [
    'deposits',
    depositsPagination(),
    { page: 1, limit: 20, total_records: 21, total_pages: 2, has_next: true, has_previous: false },
  ],
])('pagination: every field of a page of %s is required', (_, schema, whole) => {
  expect(v.is(schema, whole)).toBe(true);
  for (const key of Object.keys(whole)) expect(v.is(schema, { ...whole, [key]: undefined }), key).toBe(false);
});
