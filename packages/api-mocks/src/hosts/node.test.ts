import { operations } from '@sms/domain/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sendSms } from '../commands/numbers';
import { createContractClient } from '../conformance/client/contract-client';
import { readReply } from '../conformance/client/reply';
import { readWorld } from '../index';
import { createWorld } from '../world/create-world';
import { writeWorld } from '../world/saved-world';
import { DEMO_ACCOUNT } from '../world/seeds/accounts';
import { createHandlers, handlers, world } from './handlers';
import { createNodeBackend } from './node';

const client = createContractClient('https://api.example.test');

it('the Node backend answers a single request without intercepting anything', async () => {
  const { handleRequest } = createNodeBackend('first-visit');
  const reply = await handleRequest(new Request('https://anywhere.test/api/health'));
  expect(v.is(operations.health.response, await reply.json())).toBe(true);
});

it('handlers: answer in a server of MSW, where a test overrides a call', async () => {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  try {
    const signIn = () => client.request('login', { body: DEMO_ACCOUNT });
    expect((await signIn()).status).toBe(200);
    server.use(http.post('*/api/auth/login', () => new HttpResponse(null, { status: 418 })));
    expect((await signIn()).status).toBe(418);
    server.resetHandlers();
    world.flags.serverDown = true;
    await expect(signIn()).rejects.toThrow('fetch');
  } finally {
    server.close();
    world.flags.serverDown = false;
  }
});

it('handlers: a saved moment opens in a test, with its numbers and clock', async () => {
  const saved = createWorld('waiting-early');
  sendSms(saved, 1, '420337');
  saved.advance(saved.clock.now() + 90_000);
  const moment = readWorld(writeWorld(saved));
  const server = setupServer(...(moment === null ? [] : createHandlers(moment)));
  server.listen({ onUnhandledRequest: 'error' });
  try {
    await client.resume();
    const { headers, body } = await readReply(await client.request('activeNumbers', {}));
    expect(headers.get('Date')).toBe(new Date(saved.clock.now()).toUTCString());
    expect(body).toMatchObject({ data: [{ sms_code: '420337' }] });
  } finally {
    server.close();
  }
});
