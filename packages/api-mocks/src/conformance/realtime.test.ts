import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectWebSocket, type WebSocketConnection } from './client/connect-websocket';
import { createContractClient, type ContractClient } from './client/contract-client';
import { testServers, type TestServer } from './test-servers';

/** Close code that a browser reports for a connection that was never accepted. */
const NEVER_OPENED = 1006;

describe.each(testServers)('the websocket of %s', (_name, start) => {
  let server: TestServer;
  let client: ContractClient;
  let connections: WebSocketConnection[];
  beforeEach(async () => {
    server = await start('sms-arrives');
    client = createContractClient(server.origin);
    connections = [];
    await client.signIn();
  });
  afterEach(async () => {
    expect(connections.flatMap(({ differences }) => differences)).toEqual([]);
    await server.stop();
  });

  const connect = (query: Readonly<Record<string, string>> = {}) => {
    const connection = connectWebSocket(server.origin, {
      token: client.tokens.access,
      userId: '1',
      compression: 'true',
      version: '2.0',
      ...query,
    });
    connections.push(connection);
    return connection;
  };

  it('websocket: sends a greeting to its user', async () => {
    const socket = connect();
    expect(await socket.next('connection_established')).toMatchObject({ userId: 1, data: { userId: '1' } });
    socket.close();
  });

  it.each([
    ['a wrong token', { token: 'wrong' }],
    ["another user's id", { userId: '2' }],
  ])('websocket: closes for %s without a message', async (_case, query) => {
    const socket = connect(query);
    expect(await socket.closed).toBe(NEVER_OPENED);
    expect(socket.frames).toEqual([]);
  });

  it('websocket: closes with 1011 while live updates are unavailable', async () => {
    server.world.flags.socketsRefused = true;
    const socket = connect();
    expect(await socket.closed).toBe(1011);
    expect(socket.frames).toEqual([]);
  });

  it("websocket: answers a ping with the server's time", async () => {
    const socket = connect();
    await socket.next('connection_established');
    const timestamp = '2026-03-02T12:00:00.000Z';
    socket.send(JSON.stringify({ type: 'ping', messageId: 'ping_1', timestamp }));
    const { data } = await socket.next('pong');
    expect(data).toEqual({ timestamp: server.world.clock.now(), messageId: 'ping_1' });
    socket.close();
  });

  it('websocket: ignores text that is not a message', async () => {
    const socket = connect();
    await socket.next('connection_established');
    for (const text of ['', 'no json', '[]', '{"type":1}', '{"type":"subscribe"}', '{"type":"__proto__"}'])
      socket.send(text);
    socket.send(JSON.stringify({ type: 'ping', messageId: 'still', timestamp: server.world.clock.iso() }));
    expect((await socket.next('pong')).data).toMatchObject({ messageId: 'still' });
    socket.close();
  });

  it('websocket: publishes an SMS', async () => {
    const socket = connect();
    await socket.next('connection_established');
    server.world.advance(server.world.clock.now() + 60_000);
    expect(await socket.next('sms_received')).toMatchObject({
      userId: 1,
      priority: 'high',
      data: { purchaseId: 1, code: '482913' },
    });
    socket.close();
  });

  it('websocket: reports the code it was closed with', async () => {
    const socket = connect();
    await socket.next('connection_established');
    server.world.sockets.closeAll(4001, 'Session ended elsewhere');
    expect(await socket.closed).toBe(4001);
  });
});
