import { expect, it } from 'vitest';
import { curlOf } from './curl';

const call = {
  at: '2026-03-02T12:00:00.000Z',
  kind: 'request',
  call: 1,
  request: null,
} as const;

it('curl: a read needs the token only', () => {
  const read = { ...call, operation: 'activeNumbers', method: 'GET', path: '/api/numbers/active?page=1' };
  expect(curlOf(read)).toBe(
    `curl -X GET 'http://localhost:5000/api/numbers/active?page=1' \\\n  -H "Authorization: Bearer $token"`,
  );
});

it('curl: a call that moves money has every header, and a body that the shell leaves alone', () => {
  const purchase = { ...call, operation: 'purchaseNumber', method: 'POST', path: '/api/numbers/purchase' };
  expect(curlOf({ ...purchase, request: { service: "o'k" } }).split(' \\\n  ')).toEqual([
    "curl -X POST 'http://localhost:5000/api/numbers/purchase'",
    '-H "Authorization: Bearer $token"',
    '-H "X-CSRF-Token: $csrf"',
    '-H "Idempotency-Key: $(uuidgen)"',
    "-H 'Content-Type: application/json'",
    String.raw`-d '{"service":"o'\''k"}'`,
  ]);
});

it('curl: an unknown address and a call without a session need no token', () => {
  const unknown = { ...call, operation: null, method: 'GET', path: '/api/nothing' };
  expect(curlOf(unknown)).toBe("curl -X GET 'http://localhost:5000/api/nothing'");
  expect(curlOf({ ...unknown, operation: 'health' })).not.toContain('-H');
});
