import { operations, type OperationName } from '@sms/domain/contracts';
import fc from 'fast-check';
import { namesOf } from '../commands/actions';
import { decisions } from '../checkout/decide';
import type { Parts } from '../transport/path-of';
import { NEWCOMER } from '../world/seeds/accounts';
import type { World } from '../world/world';

/** One random step of a user. */
export const arbitraryStep = fc.record({
  name: fc.constantFrom(...namesOf<OperationName>(operations)),
  /** Picks one of the existing countries, services, numbers and payments. */
  pick: fc.nat(1_000),
  /** Time before the step, in ms. */
  pauseMs: fc.oneof(fc.nat(20_000), fc.nat(6 * 60_000)),
  decision: fc.constantFrom(...decisions),
});

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** A request that the server is likely to accept. */
export const partsFor = (world: World, name: OperationName, pick: number): Parts => {
  const country = at(['187', '16', '19', '36'], pick) ?? '';
  const service = at(['wa', 'tg', 'go'], pick) ?? '';
  // The newest numbers, and an unknown one.
  const number = { id: String(Math.max(1, world.db.numbers.all().length + 1 - (pick % 7))) };
  const payment = { txRef: at(world.db.deposits.all(), pick)?.txRef ?? 'SMS_1_1_ABCDEF' };
  const subscription = { id: String(1 + (pick % (world.db.subscriptions.all().length + 1))) };
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
