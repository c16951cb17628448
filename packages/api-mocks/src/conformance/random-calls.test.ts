import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide } from '../checkout/decide';
import { arbitraryStep, partsFor } from '../testing/arbitrary-call';
import { createClient } from '../testing/client';
import { connect } from '../transport/connect';
import { checkFrame } from './checks/check-frame';
import { checkResponse } from './checks/check-response';
import type { Difference } from './checks/difference';
import { expectationOf, readProfile } from './live/report/profile';

/** Several hundred calls take long on a busy machine. */
const TIMEOUT_MS = 60_000;

/** The known differences of the real server. */
const known = readProfile(readFileSync(new URL('../../profiles/real-server.json', import.meta.url), 'utf8'));

/** Texts are not compared: many depend on the case, such as the status of a payment. */
const expectConforming = (differences: readonly Difference[]): void => {
  const unexpected = differences.filter(
    (difference) => difference.aspect !== 'texts' && expectationOf(known, difference) === undefined,
  );
  expect(unexpected).toEqual([]);
};

const record = (text: string): void => {
  expectConforming(checkFrame(text).differences);
};

const story = fc.array(arbitraryStep, { minLength: 10, maxLength: 40 });

it(
  'a client can read every response of the server to random calls',
  () =>
    fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const { world, tokens, request, signIn } = createClient('busy-account', { callLimits: null });
        await signIn();
        const address = `wss://api.test/ws?token=${tokens.access}&userId=1`;
        connect(world, address, { send: record, close: () => expect.unreachable() });
        for (const { name, pick, pauseMs, decision } of steps) {
          world.advance(world.clock.now() + pauseMs);
          const reply = await request(name, partsFor(world, name, pick));
          expectConforming(checkResponse(name, reply));
          const payment = world.db.deposits.all().at(-1);
          if (name === 'createDeposit' && payment !== undefined) {
            decide(world, payment.token, decision, 'https://api.test');
          }
          if (reply.status === 401 || name === 'logout') await signIn();
        }
      }),
      { numRuns: 15 },
    ),
  TIMEOUT_MS,
);
