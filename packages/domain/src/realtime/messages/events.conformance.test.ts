import { expect, it } from 'vitest';
import { readRealtimeMessage, type RealtimeMessageType } from '../../contracts/messages';
import { openWorkspace } from '../../testing/harness/opened-tabs';
import {
  balanceUpdated,
  connectionEstablished,
  numberCancelledByUser,
  numberCompletedByUser,
  numberExpired,
  numberPurchased,
  numberUpdatedByWebhook,
  paymentFailed,
  paymentSucceeded,
  rateLimitApproached,
  serverErrorReceived,
  settlementCompleted,
  smsReceived,
  systemStatusReceived,
  verificationCompleted,
  verificationStarted,
} from './events';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

type Case = readonly [
  /** Which of several in one frame counts. */
  inABurst: 'latest' | 'each',
  data: Readonly<Record<string, unknown>>,
  event: Parameters<Awaited<ReturnType<typeof openWorkspace>>['spyOn']>[0],
  toast?: string,
];

const about = { activationId: 'a1' };

/** One case for every message of spec §7: its effects. */
const cases: Readonly<Record<Exclude<RealtimeMessageType, 'pong' | 'auth_error'>, Case>> = {
  connection_established: ['latest', {}, connectionEstablished, 'Real-time updates connected'],
  sms_received: [
    'each',
    { ...about, code: '1234', smsText: 'It is 1234' },
    smsReceived,
    'SMS received: 1234',
  ],
  number_purchased: ['each', {}, numberPurchased],
  number_cancelled: ['each', about, numberCancelledByUser],
  number_completed: ['each', about, numberCompletedByUser],
  sms_webhook_update: ['latest', {}, numberUpdatedByWebhook],
  balance_updated: [
    'latest',
    { balance: 12.5, previousBalance: 10 },
    balanceUpdated,
    'Balance increased by $2.5000',
  ],
  number_expired: ['each', { ...about, phoneNumber: '+44 1' }, numberExpired, 'Number +44 1 expired'],
  payment_successful: [
    'each',
    { paymentReference: 'SMS_1', settlementAmount: 6.5 },
    paymentSucceeded,
    'Payment successful! $6.50 credited to your account',
  ],
  payment_failed: [
    'each',
    { paymentReference: 'SMS_1', reason: 'Card declined' },
    paymentFailed,
    'Payment failed: Card declined',
  ],
  settlement_completed: ['latest', {}, settlementCompleted, 'Payment settlement completed!'],
  payment_verification_started: ['each', { txRef: 'SMS_1' }, verificationStarted],
  payment_verification_completed: ['each', { txRef: 'SMS_1', success: true }, verificationCompleted],
  error: ['each', { message: 'The server has a cold' }, serverErrorReceived, 'The server has a cold'],
  rate_limit_warning: ['latest', {}, rateLimitApproached, 'Rate limit approaching - slowing down requests'],
  system_status: ['each', { message: 'Maintenance at noon' }, systemStatusReceived],
};

useFakeClock(Date.UTC(2026, 0, 1));

it.each(Object.entries(cases))(
  '%s: has its effect, and counts as it should in a burst',
  async (type, [inABurst, data, event, toast]) => {
    const world = await openWorkspace();
    const onEvent = world.spyOn(event);
    /** What was told of messages that arrive together; those about an SMS are told together. */
    const toldOf = async (...messageIds: string[]) => {
      onEvent.mockClear();
      messageIds.forEach((messageId) => world.sockets.current().push({ type, data, userId: 7, messageId }));
      await world.nextFrame();
      return onEvent.mock.calls.flat(2);
    };
    const fields: unknown = expect.objectContaining({ ...readRealtimeMessage({ type, data })?.data });
    expect(await toldOf('m1')).toEqual([fields]);
    expect(world.toastTexts()).toEqual(toast === undefined ? [] : [toast]);
    expect(await toldOf('m2', 'm3')).toHaveLength(inABurst === 'latest' ? 1 : 2);
  },
);

it.each([
  ['payment_successful', ['Payment successful!']],
  ['payment_failed', ['Payment failed']],
  ['error', ['Server error occurred']],
  ['system_status', []],
] as const)('optional words of a message: %s reads %j', async (type, texts) => {
  const world = await openWorkspace();
  world.sockets.current().push({ type, data: {} });
  await world.nextFrame();
  expect(world.toastTexts()).toEqual(texts);
});
