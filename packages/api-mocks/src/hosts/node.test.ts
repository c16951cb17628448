import { operations } from '@sms/domain/contracts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createNodeBackend } from './node';

it('answers a single request without intercepting anything', async () => {
  const { answer } = createNodeBackend('first-visit');
  const reply = await answer(new Request('https://anywhere.test/api/health'));
  expect(v.is(operations.health.answer, await reply.json())).toBe(true);
});
