import { operations, type OperationName } from '@sms/domain/contracts/operations';
import { readRealtimeMessage } from '@sms/domain/contracts/messages';
import type { DocumentedOperation } from '@sms/domain/contracts/operation';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { decide, decisions } from '../checkout/decide';
import { namesOf } from '../names-of';
import { createClient, textOf } from '../testing/client';
import { NEWCOMER } from '../world/seeds/accounts';
import { noQuirks } from '../world/server-quirks';
import type { World } from '../world/world';
import { connect, parseJson } from './connect';
import { documentedErrors } from './documented-errors';
import type { Parts } from '../testing/contract-client';

/** Several hundred calls take long on a busy machine. */
const TIMEOUT_MS = 60_000;

/** One random step of a user. */
const arbitraryStep = fc.record({
  name: fc.constantFrom(...namesOf<OperationName>(operations)),
  /** Picks one of the existing countries, services, numbers and payments. */
  pick: fc.nat(1_000),
  /** Time before the step, in ms. */
  pauseMs: fc.oneof(fc.nat(20_000), fc.nat(6 * 60_000)),
  decision: fc.constantFrom(...decisions),
});

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** A request that the server is likely to accept. */
const partsFor = (world: World, name: OperationName, pick: number): Parts => {
  const country = at(['187', '16', '19', '36'], pick) ?? '';
  const service = at(['wa', 'tg', 'go'], pick) ?? '';
  // The newest numbers, and an unknown one.
  const number = { id: String(Math.max(1, world.db.numbers.length + 1 - (pick % 7))) };
  const payment = { txRef: at(world.db.deposits, pick)?.tx_ref ?? 'SMS_1_1_ABCDEF' };
  const subscription = { id: String(1 + (pick % (world.db.subscriptions.length + 1))) };
  const paging = pick % 2 === 0 ? {} : { page: 1 + (pick % 3), limit: 1 + (pick % 100) };
  const parts: Partial<Record<OperationName, Parts>> = {
    login: { body: { username: 'demo', password: pick % 4 === 0 ? 'wrong' : 'demo1234' } },
    register: { body: { ...NEWCOMER, username: `user.${pick % 50}`, email: `user${pick % 50}@example.com` } },
    operators: { params: { country } },
    prices: { query: { country, ...(pick % 2 === 0 ? {} : { service }) } },
    availability: { query: { country } },
    restrictions: { params: { country, service } },
    calculateUsd: { body: { amount: 100 + 99 * pick } },
    createDeposit: { body: { amount: 100 + 99 * pick, payment_type: at(['card', 'bank', 'ussd'], pick) } },
    deposits: { query: paging },
    verifyPayment: { params: payment },
    cancelPayment: { params: payment },
    paymentStatus: { params: payment },
    purchaseNumber: { body: { service, country } },
    activeNumbers: { query: paging },
    numberStatus: { params: number },
    cancelNumber: { params: number },
    completeNumber: { params: number },
    retryNumber: { params: number },
    fullSms: { params: number },
    history: { query: { ...paging, ...(pick % 3 === 0 ? { status: 'cancelled', search: service } : {}) } },
    buySubscription: { body: { service, country, period: 1 + (pick % 3) } },
    subscriptions: { query: paging },
    cancelSubscription: { params: subscription },
    dashboardActivity: { query: { limit: 1 + (pick % 10) } },
  };
  return parts[name] ?? {};
};

const story = fc.array(arbitraryStep, { minLength: 10, maxLength: 40 });

it.each([
  ['the real server', {}],
  ['a spec-compliant server', noQuirks],
])(
  'a client can read every response of %s to random calls, and every message',
  (_, quirks) =>
    fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const { world, tokens, request, signIn } = createClient('busy-account', {
          ...quirks,
          callLimits: null,
        });
        await signIn();
        const address = `wss://api.test/ws?token=${tokens.access}&userId=1&compression=true&version=2.0`;
        connect(world, address, {
          send: (text) => expect(readRealtimeMessage(parseJson(text)), text).not.toBeNull(),
          close: () => expect.unreachable(),
        });
        for (const { name, pick, pauseMs, decision } of steps) {
          world.advance(world.clock.now() + pauseMs);
          const { status, body } = await request(name, partsFor(world, name, pick));
          const operation: DocumentedOperation = operations[name];
          if (status < 400) v.assert(operation.reader, body);
          else if (quirks === noQuirks)
            expect(documentedErrors(operation)[textOf(body, 'code')], name).toMatchObject({ status });
          const payment = world.db.deposits.at(-1);
          if (name === 'createDeposit' && payment !== undefined) {
            decide(world, payment.token, decision, 'https://api.test');
          }
          if (status === 401 || name === 'logout') await signIn();
        }
      }),
      { numRuns: 10 },
    ),
  TIMEOUT_MS,
);
