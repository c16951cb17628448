import {
  commonErrors,
  errorAnswer,
  operations,
  readRealtimeMessage,
  type OperationName,
} from '@sms/domain/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { decide } from '../checkout/decide';
import { connect } from '../transport/connect';
import { arbitraryStep, partsFor } from '../testing/arbitrary-call';
import { createClient, type Reply } from '../testing/client';

/** Several hundred calls take long on a busy machine. */
const TIMEOUT_MS = 60_000;

const expectReadable = (name: OperationName, { status, body }: Reply): void => {
  if (status >= 400) {
    const { code } = v.parse(errorAnswer, body);
    const known = Object.keys({ ...commonErrors, ...operations[name].errors });
    if (code === undefined) expect(operations[name].path).toMatch(/^\/auth\//);
    else expect(known, name).toContain(code);
  } else {
    expect(v.safeParse(operations[name].read, body).issues, name).toBeUndefined();
  }
};

const hear = (text: string): void => {
  expect(readRealtimeMessage(JSON.parse(text)), text).not.toBeNull();
};

const story = fc.array(arbitraryStep, { minLength: 10, maxLength: 40 });

it(
  'lets a client read all that the server says, whatever the client does',
  () =>
    fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const { world, tokens, request, signIn } = createClient('busy-account', { callLimits: null });
        await signIn();
        const address = `wss://api.test/ws?token=${tokens.access}&userId=1`;
        connect(world, address, { send: hear, close: () => expect.unreachable() });
        for (const { name, pick, pauseMs, decision } of steps) {
          world.advance(world.clock.now() + pauseMs);
          const reply = await request(name, partsFor(world, name, pick));
          expectReadable(name, reply);
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
