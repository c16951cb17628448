import { advanceBy } from '../commands/time';
import type { Scenario } from '../world/scenario';
import { DEMO_ACCOUNT, NEWCOMER } from '../world/seeds/accounts';
import { noQuirks } from '../world/server-quirks';
import type { World } from '../world/world';
import type { Recorder } from './recorder';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

const COUNTRY = '187';
const SERVICE = 'wa';

/** Ids of the numbers that exist at the start of the recording, oldest first. */
const [EXPIRING, CANCELLABLE, RETRIED] = [1, 2, 3];

const waiting = { service: SERVICE, country: COUNTRY, status: 'waiting' } as const;

/** Initial scenario of the recording. */
export const exampleScenario: Scenario = {
  description: 'A customer with money and three silent numbers; every new number gets its SMS.',
  seed: 2026,
  signedIn: false,
  balanceUsd: 25,
  numbers: [
    { ...waiting, boughtAgoMs: 19.5 * MINUTE_MS },
    { ...waiting, boughtAgoMs: 6 * MINUTE_MS },
    { ...waiting, boughtAgoMs: 2 * MINUTE_MS },
  ],
  flags: { ...noQuirks, numberEndsPublished: true },
  deliveryProfile: { arrives: 1, soonestMs: 10 * SECOND_MS, latestMs: 10 * SECOND_MS, late: 0, again: 0 },
};

const recordSession = async (world: World, { call, tokens, connect }: Recorder) => {
  await call('health', {});
  tokens.csrf = (await call('csrfToken', {})).csrfToken;
  await call('register', { body: NEWCOMER });
  const { accessToken, user } = await call('login', { body: DEMO_ACCOUNT });
  tokens.access = accessToken;
  await call('refresh', {});
  await call('me', {});
  const { receive } = connect(user.id);
  receive(JSON.stringify({ type: 'ping', messageId: 'ping_1', timestamp: world.clock.iso() }));
  return user.id;
};

const recordCatalogue = async ({ call }: Recorder) => {
  await call('services', {});
  await call('countries', {});
  await call('prices', { query: { country: COUNTRY, service: SERVICE } });
  await call('availability', { query: { country: COUNTRY } });
  await call('restrictions', { params: { country: COUNTRY, service: SERVICE } });
  const { data } = await call('operators', { params: { country: COUNTRY } });
  return data;
};

const recordPayments = async (world: World, { call, decide }: Recorder) => {
  const open = async (amount: number) =>
    (await call('createDeposit', { body: { amount, payment_type: 'card' } })).data;
  await call('exchangeRate', { query: { from: 'USD', to: 'NGN' } });
  await call('calculateUsd', { body: { amount: 10_000 } });
  const paid = await open(10_000);
  await decide(paid.payment_link, 'pay');
  await call('verifyPayment', { params: { txRef: paid.tx_ref } });
  await call('paymentStatus', { params: { txRef: paid.tx_ref } });
  await call('cancelPayment', { params: { txRef: (await open(2_500)).tx_ref } });
  await decide((await open(1_000)).payment_link, 'decline');
  await decide((await open(5_000)).payment_link, 'pay-later');
  advanceBy(world, MINUTE_MS);
  await call('deposits', { query: { page: 1, limit: 20 } });
  await call('balance', {});
};

const recordNumbers = async (world: World, { call }: Recorder, operator: string) => {
  await call('retryNumber', { params: { id: String(RETRIED) } });
  await call('cancelNumber', { params: { id: String(CANCELLABLE) } });
  const order = { service: SERVICE, country: COUNTRY, operator, maxPrice: 5 };
  const { purchaseId } = (await call('purchaseNumber', { body: order })).data;
  const params = { id: String(purchaseId) };
  await call('activeNumbers', { query: { page: 1, limit: 20 } });
  advanceBy(world, 10 * SECOND_MS);
  await call('numberStatus', { params });
  await call('fullSms', { params });
  await call('completeNumber', { params });
  await call('history', {
    query: { page: 1, service: SERVICE, country: COUNTRY, status: 'used', search: '1' },
  });
};

const recordSubscriptions = async ({ call }: Recorder) => {
  const order = { service: SERVICE, country: COUNTRY, period: 2 };
  const { subscriptionId } = (await call('buySubscription', { body: order })).data;
  await call('subscriptions', { query: { page: 1, limit: 20, status: 'active' } });
  await call('cancelSubscription', { params: { id: subscriptionId } });
};

/** Messages that the server may send at any time, without a call that triggers them. */
const publishUnsolicitedMessages = (world: World, userId: number): void => {
  const number = world.db.numbers.find(EXPIRING);
  if (number === undefined) throw new Error('The number of the story is gone.');
  const { activationId } = number;
  world.publish(userId, 'sms_webhook_update', { activationId, status: 'expired', code: null, smsText: null });
  world.publish(userId, 'system_status', { message: 'Maintenance begins in ten minutes' });
  world.publish(userId, 'rate_limit_warning', { message: 'Rate limit approaching' });
  world.publish(userId, 'error', { message: 'The provider does not answer' });
  world.publish(userId, 'auth_error', { message: 'Session expired' });
};

/** Makes every call of the contract at least once, and triggers every websocket message. */
export const recordExamples = async (world: World, recorder: Recorder): Promise<void> => {
  const userId = await recordSession(world, recorder);
  const [operator] = await recordCatalogue(recorder);
  if (operator === undefined) throw new Error(`Country ${COUNTRY} has no operators.`);
  await recordPayments(world, recorder);
  await recordNumbers(world, recorder, operator.id);
  await recordSubscriptions(recorder);
  await recorder.call('dashboardStats', {});
  await recorder.call('dashboardActivity', { query: { limit: 8 } });
  publishUnsolicitedMessages(world, userId);
  await recorder.call('logout', {});
};
