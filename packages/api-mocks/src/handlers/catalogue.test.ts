import { operations } from '@sms/domain/contracts/operations';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createSignedInClient } from '../testing/client';

it("catalogue: the real server passes on the provider's list: keyed by numbers, without flags, with several names in one", async () => {
  const { call, world } = await createSignedInClient('empty-account');
  const { body } = await call('services', {});
  expect(v.is(operations.services.response, body)).toBe(true);
  expect(body).toMatchObject({ total: 2, data: [{ code: 'services' }, { code: 'status', name: 'success' }] });
  const { data } = v.parse(v.object({ data: v.array(v.record(v.string(), v.unknown())) }), body);
  const entries = Object.entries(data[0] ?? {}).flatMap(([key, entry]) => (/^\d+$/.test(key) ? [entry] : []));
  expect(entries).toHaveLength(world.services.length);
  expect(entries.length).toBeGreaterThan(350);
  expect(entries).toContainEqual({ code: 'ig', name: 'Instagram+Threads' });
});
