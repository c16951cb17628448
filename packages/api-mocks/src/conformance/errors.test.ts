import { errorResponseSchema } from '@sms/domain/contracts';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContractClient, type ContractClient } from './client/contract-client';
import { testServers, type TestServer } from './test-servers';

describe.each(testServers)('bad input on %s is refused', (_name, start) => {
  let server: TestServer;
  let client: ContractClient;
  let before: string;
  const ledgerSnapshot = () =>
    JSON.stringify(server.world.db.numbers.all()) + JSON.stringify(server.world.db.ledger.all());

  beforeEach(async () => {
    server = await start('busy-account');
    client = createContractClient(server.origin);
    await client.signIn();
    before = ledgerSnapshot();
  });
  afterEach(async () => {
    expect(ledgerSnapshot()).toBe(before);
    await server.stop();
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/nothing?page=1'],
    ['POST', '/api/services'],
    ['GET', '/api/numbers/active/'],
    ['DELETE', '/api/numbers/1'],
  ])('%s %s is an unknown address', async (method, path) => {
    const response = await client.send(path, { method });
    expect(response.status).toBe(404);
    expect(v.parse(errorResponseSchema, await response.json())).toMatchObject({
      error: 'API endpoint not found',
      code: 'NOT_FOUND',
      path,
      method,
    });
  });

  const ORDER = '{"service":"wa","country":"187"}';

  it.each([
    ['half a JSON text', '{"service":"wa","country"', 'application/json'],
    ['no JSON', 'service=wa&country=187', 'application/json'],
    ['an array', '[]', 'application/json'],
    ['null', 'null', 'application/json'],
    ['wrong types', '{"service":7,"country":["187"]}', 'application/json'],
    ['nothing', '', 'application/json'],
    ['an ignored type', ORDER, 'text/plain;charset=UTF-8'],
    ['an ignored form', ORDER, 'application/x-www-form-urlencoded'],
    ['an ignored similar type', ORDER, 'application/jsonpath'],
  ])('a purchase with %s is refused', async (_case, body, type) => {
    const headers = { 'Content-Type': type };
    const response = await client.send('/api/numbers/purchase', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'VALIDATION_ERROR' });
  });

  it('a body that is not JSON does not affect a call without a body', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const response = await client.send('/api/auth/refresh', { method: 'POST', headers, body: 'no JSON' });
    expect(response.status).toBe(200);
  });
});
