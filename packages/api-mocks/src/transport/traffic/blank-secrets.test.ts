import { expect, it } from 'vitest';
import { blankQuery, blankSecrets } from './blank-secrets';

it('traffic: passwords and tokens are blank at any depth', () => {
  const text = JSON.stringify({
    username: 'demo',
    password: 'demo1234',
    data: [{ accessToken: 'abc', csrfToken: { value: 'abc' }, code: '420337' }],
  });
  expect(blankSecrets(text)).toEqual({
    username: 'demo',
    password: '***',
    data: [{ accessToken: '***', csrfToken: '***', code: '420337' }],
  });
});

it.each([
  ['{"password":"demo', '17 characters that are no JSON'],
  ['', null],
  ['7', 7],
])('traffic: %j is reported as %j', (text, content) => {
  expect(blankSecrets(text)).toEqual(content);
});

it('traffic: an address has no tokens', () => {
  expect(blankQuery('/ws?token=abc&userId=1&token=def')).toBe('/ws?token=***&userId=1');
  expect(blankQuery('/api/numbers/active?page=1')).toBe('/api/numbers/active?page=1');
});
