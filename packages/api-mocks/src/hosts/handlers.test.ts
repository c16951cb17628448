import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, it } from 'vitest';
import { createContractClient } from '../testing/contract-client';
import { DEMO_ACCOUNT } from '../world/seeds/accounts';
import { handlers, world } from './handlers';

const client = createContractClient('https://api.example.test');

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
