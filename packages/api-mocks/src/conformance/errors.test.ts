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
    ['DELETE', '/api/numbers/1'],
  ])('%s %s is an unknown address', async (method, path) => {
    const response = await client.send(path, { method });
    expect(response.status).toBe(404);
    expect(v.parse(errorResponseSchema, await response.json())).toMatchObject({
      error: 'API endpoint not found',
      path,
      method,
    });
  });

  it.each([
    ['half a JSON text', '{"service":"wa","country"'],
    ['no JSON', 'service=wa&country=187'],
    ['an array', '[]'],
    ['null', 'null'],
    ['wrong types', '{"service":7,"country":["187"]}'],
    ['nothing', ''],
  ])('a purchase with %s is refused', async (_case, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await client.send('/api/numbers/purchase', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'VALIDATION_ERROR' });
  });

  it.each(['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'application/jsonpath'])(
    'a purchase whose body is sent as %s is refused, because the body is ignored',
    async (type) => {
      const body = JSON.stringify({ service: 'wa', country: '187' });
      const headers = { 'Content-Type': type };
      const response = await client.send('/api/numbers/purchase', { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ success: false, code: 'VALIDATION_ERROR' });
    },
  );

  it('a body that is not JSON does not affect a call without a body', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const response = await client.send('/api/auth/refresh', { method: 'POST', headers, body: 'no JSON' });
    expect(response.status).toBe(200);
  });

  it.each(['page=0', 'page=1001', 'page=1.5', 'page=', 'limit=0', 'limit=101', 'page=__proto__'])(
    'a page out of range is refused: %s',
    async (query) => {
      const response = await client.send(`/api/numbers/active?${query}`);
      expect(response.status).toBe(400);
    },
  );

  it.each([
    '..',
    '..%2F..%2Fpayments',
    '%2e%2e%2f1',
    '1%2F..%2F2',
    '%00',
    '%zz',
    '__proto__',
    '-1',
    '1e0',
    '٣',
    '99999999999999999999',
  ])('the id %s is not found', async (id) => {
    for (const action of ['cancel', 'complete']) {
      const { status } = await client.send(`/api/numbers/${id}/${action}`, { method: 'POST' });
      expect([400, 404]).toContain(status);
    }
  });

  it('the numbers of another user are not found', async () => {
    await client.signIn({ username: 'other', password: 'other1234' });
    const answer = await client.rejection('cancelNumber', { params: { id: '1' } });
    expect(answer).toEqual({ status: 404, code: 'NUMBER_NOT_FOUND' });
  });
});
