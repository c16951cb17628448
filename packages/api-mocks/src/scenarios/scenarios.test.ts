import { operations, type OperationName } from '@sms/domain/contracts/operations';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../names-of';
import { createClient } from '../testing/client';
import type { Parts } from '../testing/contract-client';
import { createWorld } from '../world/create-world';
import type { Scenario } from '../world/scenario';
import type { World } from '../world/world';
import { scenarios, type ScenarioId } from './index';

const ids = namesOf<ScenarioId>(scenarios);

/** Scenarios in which these reads are meant to fail. */
const cannotSignIn: readonly ScenarioId[] = ['server-down'];
const failing: Partial<Record<ScenarioId, readonly OperationName[]>> = { 'prices-rate-limited': ['prices'] };

/** Calls that the real server does not have. */
const MISSING: readonly OperationName[] = ['availability', 'restrictions'];

const statusOf = ({ flags }: World, id: ScenarioId, name: OperationName): number => {
  if (failing[id]?.includes(name) === true) return 500;
  return flags.availabilityMissing && MISSING.includes(name) ? 404 : 200;
};

const country = '187';

/** Requests of the reads that need one. Reads of one number or payment are in random-calls.test.ts. */
const requests: Partial<Record<OperationName, Parts>> = {
  operators: { params: { country } },
  prices: { query: { country } },
  availability: { query: { country } },
  restrictions: { params: { country, service: 'wa' } },
  exchangeRate: { query: { from: 'USD', to: 'NGN' } },
};

const reads = namesOf<OperationName>(operations).filter(
  (name) =>
    operations[name].callClass === 'read' && (name in requests || !operations[name].path.includes('{')),
);

describe.each(ids.filter((id) => !cannotSignIn.includes(id)))('%s', (id) => {
  it('every read returns a valid response in the scenario', async () => {
    const client = createClient(id);
    await client.signIn();
    for (const name of reads) {
      const { status, body } = await client.request(name, requests[name] ?? {});
      expect(status, name).toBe(statusOf(client.world, id, name));
      if (status === 200) expect(v.is(operations[name].response, body), name).toBe(true);
    }
  });

  it('the scenario opens a session only when it is signed in', async () => {
    const { signedIn = true }: Scenario = scenarios[id];
    const opens = signedIn && id !== 'session-expired';
    expect((await createClient(id).call('refresh', {})).status).toBe(opens ? 200 : 401);
  });
});

it('the flags of one world do not affect the next', () => {
  createWorld('purchase-unconfirmed').flags.faults.forEach((fault) => {
    fault.times = 0;
  });
  expect(createWorld('purchase-unconfirmed').flags.faults).toMatchObject([{ times: 1 }]);
});
