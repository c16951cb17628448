import { commonErrors, errorAnswer, operations, readRealtimeMessage } from '@sms/domain/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { decide } from '../checkout/decide';
import { connect } from '../realtime/connect';
import { arbitraryStep, operationNames, partsFor } from '../testing/arbitrary-call';
import { createClient, type Reply } from '../testing/client';

/** The same stories in every run, so that what they cover does not change by itself. */
const SEED = 3;

type Name = (typeof operationNames)[number];

const check = (name: Name, { status, body }: Reply): boolean => {
  if (status >= 400) {
    const { code } = v.parse(errorAnswer, body);
    expect(Object.keys({ ...commonErrors, ...operations[name].errors })).toContain(code);
    return false;
  }
  expect(v.safeParse(operations[name].answer, body).issues, name).toBeUndefined();
  expect(v.safeParse(operations[name].read, body).issues, name).toBeUndefined();
  return true;
};

it('lets a client read whatever the server says, whatever it does', async () => {
  const succeeded = new Set<Name>();
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryStep, { minLength: 20, maxLength: 40 }), async (steps) => {
      const { world, tokens, request, signIn } = createClient('busy-account');
      await signIn();
      connect(world, `wss://api.test/ws?token=${tokens.access}&userId=1`, {
        send: (text) => {
          const message = readRealtimeMessage(JSON.parse(text));
          if (message === null) throw new Error(`A client cannot read ${text}`);
          seen.add(message.type);
        },
        close: (code) => {
          throw new Error(`The websocket was closed with ${code}.`);
        },
      });
      for (const { name, pick, pauseMs, decision } of steps) {
        world.advance(world.clock.now() + pauseMs);
        if (check(name, await request(name, partsFor(world, name, pick)))) succeeded.add(name);
        const payment = world.db.deposits.all().at(-1);
        if (name === 'createDeposit' && payment !== undefined) {
          decide(world, payment.token, decision, 'https://api.test');
        }
        if ((await request('me', {})).status === 401) await signIn();
      }
    }),
    { seed: SEED, numRuns: 30 },
  );
  expect(operationNames.filter((name) => !succeeded.has(name))).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining(['sms_received', 'number_expired', 'payment_successful', 'payment_failed']),
  );
});
