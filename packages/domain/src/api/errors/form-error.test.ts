import { expect, it } from 'vitest';
import type { ApiError } from './api-error';
import { fieldErrors } from './form-error';
import { aRejection } from '../../testing/fixtures/a-rejection';

const refused = (details: unknown, status = 400): ApiError =>
  aRejection({ status, text: 'Validation failed', details: { details } });

it('field errors: are read from both forms of the details', () => {
  expect(
    fieldErrors(
      refused([
        { field: 'amount', message: 'Too much', value: 1 },
        { type: 'field', path: 'firstname', msg: 'Letters only', value: 'Z', location: 'body' },
        { msg: 'Not today' },
      ]),
    ),
  ).toEqual([
    { field: 'amount', text: 'Too much' },
    { field: 'firstname', text: 'Letters only' },
    { field: null, text: 'Not today' },
  ]);
});

it.each([
  ['no list', refused('x')],
  ['nothing readable', refused([null, 7, 'x', { field: 'a' }, { field: 'a', message: ' ' }, { message: 3 }])],
  ['another status', refused([{ field: 'a', message: 'x' }], 409)],
  ['no answer', { kind: 'network', elapsedMs: 1 } satisfies ApiError],
])('field errors: are empty for %s', (_, error) => {
  expect(fieldErrors(error)).toEqual([]);
});
