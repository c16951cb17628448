import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toErrorReport, type ReportableError } from './error-report';

const failedAt = (stack: string, error: Error = new TypeError('Code 482913 of +2348012345678')) =>
  Object.assign(error, { stack: `${error.message}\n${stack}` });

const STACK = `    at x (https://example.com/assets/a1b2c3d.js:1:2345)
    at https://example.com/assets/Zz_-999.js:12:6
    at https://example.com/assets/a1b2c3d.js:1:2345`;

it('error report: contains the name of an error and its stack locations, once each', () => {
  expect(toErrorReport({ kind: 'error', error: failedAt(STACK) })).toEqual({
    kind: 'error',
    what: 'TypeError',
    where: ['/assets/a1b2c3d.js:1:2345', '/assets/Zz_-999.js:12:6'],
  });
});

it('error report: contains only the top of a deep stack', () => {
  const deep = Array.from({ length: 50 }, (_, line) => `at /assets/a.js:1:${line}`).join('\n');
  expect(toErrorReport({ kind: 'error', error: failedAt(deep) }).where).toHaveLength(5);
});

it.each([
  [{ kind: 'network', elapsedMs: 20 }, 'network'],
  ['Code 482913', 'string'],
  [undefined, 'undefined'],
  [null, 'object'],
  [{ kind: 482913 }, 'object'],
  [{ kind: ['network'] }, 'object'],
  [Object.assign(new Error(), { name: 'Code 482913' }), 'Error'],
  [Object.assign(new Error(), { name: '482913 Code' }), 'Error'],
])('error report: contains the type of a rejection value: %j', (error, what) => {
  expect(toErrorReport({ kind: 'rejection', error })).toEqual({ kind: 'rejection', what, where: [] });
});

it('error report: contains the file that failed to load', () => {
  const source = 'Failed to fetch dynamically imported module: https://example.com/assets/a1b2c3d.js';
  expect(toErrorReport({ kind: 'code', source })).toEqual({
    kind: 'code',
    what: 'not loaded',
    where: ['/assets/a1b2c3d.js'],
  });
});

it.each([
  ['https://evil.example/steal?token=abc', 'img-src https://evil.example'],
  ['inline', 'img-src inline'],
  ['data', 'img-src data'],
  ['482913', 'img-src elsewhere'],
  ['wss://evil.example/?token=abc', 'img-src wss://evil.example'],
])(
  'error report: contains the origin blocked by the content policy, without its path: %s',
  (wanted, what) => {
    expect(toErrorReport({ kind: 'policy', directive: 'img-src', wanted, source: '' })).toMatchObject({
      what,
    });
  },
);

it('error report: omits a directive without a plain name', () => {
  const problem: ReportableError = {
    kind: 'policy',
    directive: 'Code 482913',
    wanted: 'inline',
    source: '',
  };
  expect(toErrorReport(problem).what).toBe('policy inline');
});

it('error report: contains the operation whose response broke the contract', () => {
  const operation = { method: 'GET', path: '/numbers/:id/full-sms' };
  expect(toErrorReport({ kind: 'answer', operation })).toEqual({
    kind: 'answer',
    what: 'GET /numbers/:id/full-sms',
    where: [],
  });
});

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
