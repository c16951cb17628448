import { operations } from '@sms/domain/contracts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createClient } from '../testing/client';
import { createWorld } from '../world';
import { scenarios, type ScenarioId } from './index';

const isScenarioId = (id: string): id is ScenarioId => Object.hasOwn(scenarios, id);
const ids = Object.keys(scenarios).filter(isScenarioId);

/** Scenarios whose point is that these reads fail. */
const cannotSignIn: readonly ScenarioId[] = ['server-down'];
const withoutPrices: readonly ScenarioId[] = ['prices-rate-limited'];

describe.each(ids.filter((id) => !cannotSignIn.includes(id)))('%s', (id) => {
  it('answers every read as its contract says', async () => {
    const { call, signIn } = createClient(id);
    await signIn();
    const replies = {
      health: await call('health', {}),
      csrfToken: await call('csrfToken', {}),
      me: await call('me', {}),
      services: await call('services', {}),
      countries: await call('countries', {}),
      operators: await call('operators', { params: { country: '187' } }),
      availability: await call('availability', { query: { country: '187' } }),
      balance: await call('balance', {}),
      activeNumbers: await call('activeNumbers', { query: { page: 1, limit: 20 } }),
      ...(withoutPrices.includes(id) ? {} : { prices: await call('prices', { query: { country: '187' } }) }),
    };
    for (const [name, reply] of Object.entries(replies)) {
      expect(reply.status, name).toBe(200);
    }
    expect(v.is(operations.services.answer, replies.services.body)).toBe(true);
    expect(v.is(operations.balance.answer, replies.balance.body)).toBe(true);
    expect(v.is(operations.activeNumbers.answer, replies.activeNumbers.body)).toBe(true);
  });

  it('starts with the balance it names', async () => {
    const { call, signIn } = createClient(id);
    await signIn();
    expect((await call('balance', {})).body).toMatchObject({
      data: { balance: { balance: scenarios[id].balanceUsd } },
    });
  });

  it('opens a session only where somebody is signed in', async () => {
    const opens = scenarios[id].signedIn && id !== 'session-expired';
    expect((await createClient(id).call('refresh', {})).status).toBe(opens ? 200 : 401);
  });
});

it('refuses every connection when the server is down', async () => {
  const { world } = createClient('server-down');
  expect(world.flags.serverDown).toBe(true);
  await expect(createClient('server-down').call('health', {})).resolves.toMatchObject({ status: 0 });
});

it('keeps the flags of one world out of the next', () => {
  createWorld('purchase-unconfirmed').flags.faults.forEach((fault) => {
    fault.times = 0;
  });
  expect(createWorld('purchase-unconfirmed').flags.faults).toMatchObject([{ times: 1 }]);
});

it('sells 2,000 services in the large catalogue, each under a code of its own', () => {
  const { world } = createClient('large-catalogue');
  expect(new Set(world.services.map(({ code }) => code)).size).toBe(2_000);
});
