import { expect, it } from 'vitest';
import { socketUrl } from './socket-url';

it.each([
  ['http://localhost:5000', 'ws://localhost:5000'],
  ['https://api.test', 'wss://api.test'],
])('socket address: %s becomes %s/ws', (origin, host) => {
  expect(socketUrl({ origin, accessToken: 'a+b', userId: '7' })).toBe(
    `${host}/ws?token=a%2Bb&userId=7&compression=true&version=2.0`,
  );
});
