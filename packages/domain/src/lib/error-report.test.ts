import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toErrorReport, type ReportableError } from './error-report';

const failedAt = (stack: string, error: Error = new TypeError('Code 482913 of +2348012345678')) =>
  Object.assign(error, { stack: `${error.message}\n${stack}` });

const STACK = `    at x (https://example.com/assets/a1b2c3d.js:1:2345)
    at https://example.com/assets/Zz_-999.js:12:6
    at https://example.com/assets/a1b2c3d.js:1:2345`;

it.each<[string, ReportableError, string, readonly string[]]>([
  [
    'the name of an error and its stack locations, once each',
    { kind: 'error', error: failedAt(STACK) },
    'TypeError',
    ['/assets/a1b2c3d.js:1:2345', '/assets/Zz_-999.js:12:6'],
  ],
  [
    'the file that failed to load',
    {
      kind: 'code',
      source: 'Failed to fetch dynamically imported module: https://example.com/assets/a1b2c3d.js',
    },
    'not loaded',
    ['/assets/a1b2c3d.js'],
  ],
  [
    'the operation whose response broke the contract',
    { kind: 'answer', operation: { method: 'GET', path: '/numbers/:id/full-sms' } },
    'GET /numbers/:id/full-sms',
    [],
  ],
])('error report: contains %s', (_, error, what, where) => {
  expect(toErrorReport(error)).toEqual({ kind: error.kind, what, where });
});

it('error report: contains only the top of a deep stack', () => {
  const deep = Array.from({ length: 50 }, (_, line) => `at /assets/a.js:1:${line}`).join('\n');
  expect(toErrorReport({ kind: 'error', error: failedAt(deep) }).where).toHaveLength(5);
});

it.each([
  [{ kind: 'network', elapsedMs: 20 }, 'network'],
  ['Code 482913', 'string'],
  [undefined, 'undefined'],
  [{ kind: 482913 }, 'object'],
  [Object.assign(new Error(), { name: 'Code 482913' }), 'Error'],
])('error report: contains the type of a rejection value: %j', (error, what) => {
  expect(toErrorReport({ kind: 'rejection', error })).toEqual({ kind: 'rejection', what, where: [] });
});

it.each([
  ['img-src', 'https://evil.example/steal?token=abc', 'img-src https://evil.example'],
  ['img-src', 'inline', 'img-src inline'],
  ['img-src', '482913', 'img-src elsewhere'],
  ['img-src', 'wss://evil.example/?token=abc', 'img-src wss://evil.example'],
  ['Code 482913', 'inline', 'policy inline'],
])(
  'error report: contains plain names of the content policy and origins without a path: %s %s',
  (directive, wanted, what) => {
    expect(toErrorReport({ kind: 'policy', directive, wanted, source: '' })).toMatchObject({ what });
  },
);

it('error report: never contains a text of the user, the server or the error', () => {
  const secret = fc.string({ minLength: 6, maxLength: 40 }).map((text) => `§${text}§`);
  const problem = (text: string) =>
    fc.constantFrom<ReportableError>(
      { kind: 'error', error: failedAt(`at ${text} (${text}/assets/a.js:1:2)`, new Error(text)) },
      { kind: 'rejection', error: text },
      { kind: 'rejection', error: { kind: text, text } },
      { kind: 'rejection', error: Object.assign(new Error(text), { name: text }) },
      { kind: 'code', source: `${text}/assets/a.js?${text}` },
      { kind: 'policy', directive: text, wanted: `https://a.example/${text}`, source: text },
      { kind: 'policy', directive: 'img-src', wanted: text, source: text },
    );
  fc.assert(
    fc.property(
      secret.chain((text) => fc.tuple(fc.constant(text), problem(text))),
      ([text, one]) => !JSON.stringify(toErrorReport(one)).includes(JSON.stringify(text).slice(1, -1)),
    ),
  );
});
