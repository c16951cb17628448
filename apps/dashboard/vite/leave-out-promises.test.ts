import { fileURLToPath } from 'node:url';
import { readRealtimeMessage } from '@sms/domain/contracts/messages';
import { history } from '@sms/domain/contracts/numbers-calls';
import * as v from 'valibot';
import { runnerImport } from 'vite';
import { expect, it } from 'vitest';
import { leaveOutPromises, withoutPromises } from './leave-out-promises';

const readable = (code: string): string =>
  code.replaceAll('/* @__PURE__ */ ', '').replaceAll(', )', ')').replace(/\s+/g, ' ').trim();

it.each([
  ['a description', "field.id('Id.');", 'field.id;'],
  ['a description with a limit in it', 'field.moment(`After ${MINUTES} minutes.`);', 'field.moment;'],
  ['a description beside a pattern', "request.matching(/^a$/, 'Code.');", 'request.matching(/^a$/);'],
  [
    'an unread field',
    "f({ a: field.id('A.'), ...unread({ b: field.id('B.') }) });",
    'f({ a: field.id, ...{} });',
  ],
  ['the fields of a signal', "f(field.signal('Came.', { a: field.id('A.') }));", 'f(field.signal);'],
  [
    'a promise',
    'const of = { ...one, promise: () => v.string(), strict };',
    'const of = { ...one, strict };',
  ],
  [
    'what describes a kind',
    'const kind = (strict, of) => (said) => f(strict, { promise: () => of(said) }); kind(a, { promise, unit });',
    'const kind = (strict, of) => f(strict); kind(a);',
  ],
  ['whether a field is always sent', 'f(field.nullable(field.optional(a)));', 'f(a);'],
  [
    'what a call promises',
    "defineOperation('GET', '/a', 'read', { reader: v.object({ summary }), summary: 'A.', response: a, errors: {} });",
    "defineOperation('GET', '/a', 'read', { reader: v.object({ summary }), });",
  ],
  [
    'imports for what is left out',
    "import * as field from 'a';\nimport * as figure from 'b';\nf(field.id('A.'), unread({ b: figure.usd('B') }));",
    "import * as field from 'a'; f(field.id, {});",
  ],
])('a page leaves out %s', (_, code, left) => {
  expect(readable(withoutPromises(code))).toBe(left);
});

it('a page keeps everything else of a contract, and every call of its own is marked as free of effects', () => {
  const code = `export const read = (a, { b }) => named('c', f(a, [b, \`\${a}\`])) ?? v.g('A text.');`;
  expect(readable(withoutPromises(code))).toBe(code);
  expect(withoutPromises('f(field.list(a));')).toBe('/* @__PURE__ */ f(/* @__PURE__ */ field.list(a));');
});

const contractOfPage = async <M>(name: string): Promise<M> => {
  const path = fileURLToPath(new URL(`../../../packages/domain/src/contracts/${name}.ts`, import.meta.url));
  const { module } = await runnerImport<M>(path, {
    configFile: false,
    plugins: [{ ...leaveOutPromises(), apply: undefined }],
  });
  return module;
};

it('a page reads what arrives as the whole contract does', async () => {
  const number = {
    id: 7,
    service_code: 'wa',
    price: '0.0900',
    sms_code: ' 48 ',
    purchase_date: '2025-10-01T12:00:00.000Z',
  };
  const list = { success: true, data: [number, {}], pagination: { page: 1, total: 1, totalPages: 1 } };
  const numbers = await contractOfPage<{ history: typeof history }>('numbers-calls');
  expect(v.parse(numbers.history.reader, list)).toEqual(v.parse(history.reader, list));
  expect(numbers.history).not.toHaveProperty('response');
  const messages = await contractOfPage<{ readRealtimeMessage: typeof readRealtimeMessage }>('messages');
  const frame = { type: 'sms_received', data: { activationId: 'a', code: 48, smsText: null } };
  expect(messages.readRealtimeMessage(frame)).toEqual(readRealtimeMessage(frame));
});
