import { operations, type Operation, type OperationName } from '@sms/domain/contracts';
import { bench, describe } from 'vitest';
import { specCompliant } from '../src/scenarios/spec-compliant';
import { createClient } from '../src/testing/client';
import type { Parts } from '../src/transport/path-of';
import { largeWorld } from './large-world';

/** Each read is compared with itself in worlds of 1, 2 and 4 times 10,000 numbers and 5,000 deposits. */
const SCALES = [1, 2, 4] as const;

const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);

const reads = Object.entries<Operation>(operations).flatMap(([name, { callClass }]) =>
  callClass === 'read' && isOperation(name) ? [name] : [],
);

const COUNTRY = { country: '187' };

const open = async (scale: number) => {
  // A spec-compliant server answers every read and sets no call limits.
  const client = createClient(specCompliant(largeWorld(scale)));
  await client.resume();
  const { db } = client.world;
  const id = String(db.numbers.all().findLast(({ status }) => status === 'received')?.id);
  const txRef = db.deposits.all().at(-1)?.txRef ?? '';
  const query: Partial<Record<OperationName, Parts['query']>> = {
    prices: COUNTRY,
    availability: COUNTRY,
    history: { search: 'whatsapp' },
  };
  const ask = (name: OperationName) =>
    client.request(name, { params: { ...COUNTRY, service: 'wa', id, txRef }, query: query[name] ?? {} });
  return { scale, ask };
};

const worlds = await Promise.all(SCALES.map(open));

describe.each(reads)('%s', (name) => {
  for (const { scale, ask } of worlds) {
    bench(
      `${scale}×`,
      async () => {
        const { status } = await ask(name);
        if (status !== 200) throw new Error(`${name} answered ${status}`);
      },
      { time: 200, iterations: 5, warmupTime: 50, warmupIterations: 1 },
    );
  }
});
