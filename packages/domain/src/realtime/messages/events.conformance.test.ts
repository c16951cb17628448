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

/** One case for every message of spec §7: its effects. */
interface Case {
  /** Which of several in one frame counts. */
  readonly inABurst: 'latest' | 'each';
  readonly data: Readonly<Record<string, unknown>>;
  readonly event: Parameters<Awaited<ReturnType<typeof openWorkspace>>['spyOn']>[0];
  readonly toast?: string;
}

const cases: Readonly<Record<Exclude<RealtimeMessageType, 'pong' | 'auth_error'>, Case>> = {
  connection_established: {
    inABurst: 'latest',
    data: {},
    event: connectionEstablished,
    toast: 'Real-time updates connected',
  },
  sms_received: {
    inABurst: 'each',
    data: { activationId: 'a1', code: '1234', smsText: 'Your code is 1234' },
    event: smsReceived,
    toast: 'SMS received: 1234',
  },
  number_purchased: {
    inABurst: 'each',
    data: {},
    event: numberPurchased,
  },
  number_cancelled: {
    inABurst: 'each',
    data: { activationId: 'a1' },
    event: numberCancelledByUser,
  },
  number_completed: {
    inABurst: 'each',
    data: { activationId: 'a1' },
    event: numberCompletedByUser,
  },
  sms_webhook_update: {
    inABurst: 'latest',
    data: {},
    event: numberUpdatedByWebhook,
  },
  balance_updated: {
    inABurst: 'latest',
    data: { balance: 12.5, previousBalance: 10 },
    event: balanceUpdated,
    toast: 'Balance increased by $2.5000',
  },
  number_expired: {
    inABurst: 'each',
    data: { activationId: 'a1', phoneNumber: '+44 1' },
    event: numberExpired,
    toast: 'Number +44 1 expired',
  },
  payment_successful: {
    inABurst: 'each',
    data: { paymentReference: 'SMS_1', settlementAmount: 6.5 },
    event: paymentSucceeded,
    toast: 'Payment successful! $6.50 credited to your account',
  },
  payment_failed: {
    inABurst: 'each',
    data: { paymentReference: 'SMS_1', reason: 'Card declined' },
    event: paymentFailed,
    toast: 'Payment failed: Card declined',
  },
  settlement_completed: {
    inABurst: 'latest',
    data: {},
    event: settlementCompleted,
    toast: 'Payment settlement completed!',
  },
  payment_verification_started: {
    inABurst: 'each',
    data: { txRef: 'SMS_1' },
    event: verificationStarted,
  },
  payment_verification_completed: {
    inABurst: 'each',
    data: { txRef: 'SMS_1', success: true },
    event: verificationCompleted,
  },
  error: {
    inABurst: 'each',
    data: { message: 'The server has a cold' },
    event: serverErrorReceived,
    toast: 'The server has a cold',
  },
  rate_limit_warning: {
    inABurst: 'latest',
    data: {},
    event: rateLimitApproached,
    toast: 'Rate limit approaching - slowing down requests',
  },
  system_status: {
    inABurst: 'each',
    data: { message: 'Maintenance at noon' },
    event: systemStatusReceived,
  },
};

useFakeClock(Date.UTC(2026, 0, 1));

it.each(Object.entries(cases))(
  '%s: has its effect, and counts as it should in a burst',
  async (type, expected) => {
    const { inABurst, data, event, toast } = expected;
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
