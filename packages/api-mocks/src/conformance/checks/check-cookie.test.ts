import { expect, it } from 'vitest';
import { checkRefreshCookie } from './check-cookie';

const GOOD = 'refreshToken=a; Path=/api/auth/refresh; HttpOnly; SameSite=Lax';

it.each([
  ['http://localhost:5000', GOOD, []],
  ['https://api.example.com', `${GOOD}; Secure`, []],
  ['https://api.example.com', 'refreshToken=a; Path=/api/auth/refresh; HttpOnly; SameSite=None; Secure', []],
  ['https://api.example.com', GOOD, ['refreshToken.Secure']],
  ['http://localhost:5000', GOOD.replace('Lax', 'None'), ['refreshToken.SameSite']],
  [
    'http://localhost:5000',
    'refreshToken=a; Path=/',
    ['refreshToken.HttpOnly', 'refreshToken.Path', 'refreshToken.SameSite'],
  ],
  ['http://localhost:5000', 'other=a', ['refreshToken']],
])('a refresh cookie of %s: %s', (origin, line, places) => {
  const reply = { status: 200, headers: new Headers({ 'Set-Cookie': line }), body: {} };
  expect(checkRefreshCookie(origin, reply).map(({ place }) => place)).toEqual(places);
});
