import { operations } from '@sms/domain/contracts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createNodeBackend } from './node';

it('the Node backend answers a single request without intercepting anything', async () => {
  const { handleRequest } = createNodeBackend('first-visit');
  const reply = await handleRequest(new Request('https://anywhere.test/api/health'));
  expect(v.is(operations.health.response, await reply.json())).toBe(true);
});
