import { once } from 'node:events';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { useServer, type StartedServer } from '../../testing/use-server';

const start = useServer();

const addressFor = async ({ origin, client }: StartedServer): Promise<string> => {
  await client.signIn();
  const { access } = client.tokens;
  return `${origin.replace('http', 'ws')}/ws?token=${access}&userId=1&compression=true&version=2.0`;
};

it.each([
  ['a wrong token', (address: string) => address.replace(/token=[^&]+/, 'token=wrong'), {}, 401],
  ["another user's id", (address: string) => address.replace('userId=1', 'userId=2'), {}, 401],
  ['another address', (address: string) => address.replace('/ws', '/socket'), {}, 404],
  ['a page of an unlisted origin', (address: string) => address, { origin: 'http://evil.test' }, 403],
  ['two slashes', (address: string) => address.replace('/ws', '//'), {}, 404],
  ['an impossible host', (address: string) => address, { headers: { Host: 'a b' } }, 404],
])('websocket server: refuses the upgrade for %s', async (_case, change, options, status) => {
  const server = await start();
  const client = new WebSocket(change(await addressFor(server)), options);
  client.on('error', () => undefined);
  const [, response] = (await once(client, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(status);
});
