import { expect, it, vi } from 'vitest';
import { useFakeClock } from '../testing/harness/use-fake-clock';
import { openWorkspace } from '../testing/harness/opened-tabs';

useFakeClock(Date.UTC(2026, 0, 1));

it.each([
  ['number_purchased', {}, { activeNumbers: 4, balance: 4 }],
  ['sms_webhook_update', {}, { activeNumbers: 4 }],
  ['number_cancelled', { activationId: 'unknown' }, { activeNumbers: 1, balance: 4 }],
  ['sms_received', { activationId: 'unknown', code: '1' }, { activeNumbers: 4, services: 1 }],
  ['settlement_completed', {}, { balance: 4, deposits: 4 }],
  ['payment_successful', { paymentReference: 'SMS_1' }, { balance: 4, deposits: 4 }],
  ['payment_failed', { paymentReference: 'SMS_1' }, { deposits: 4 }],
  ['payment_verification_completed', { txRef: 'SMS_1', success: true }, { balance: 4, deposits: 4 }],
  ['payment_verification_completed', { txRef: 'SMS_1', success: false }, { deposits: 4 }],
  ['balance_updated', {}, { balance: 4 }],
])('workspace messages: of type %s, 60 in 3 s, cause few reads', async (type, data, reads) => {
  const { client, sockets } = await openWorkspace();
  const before = client.made.length;
  for (let count = 1; count <= 60; count += 1) {
    sockets.current().push({ type, data, messageId: `m${count}` });
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  const made: Record<string, number> = {};
  for (const { name } of client.made.slice(before)) made[name] = (made[name] ?? 0) + 1;
  expect(made).toEqual(reads);
});

it('balance and pending payments: load again after a gap, since the protocol has no replay', async () => {
  const { sockets, callsTo } = await openWorkspace();
  const before = [callsTo('deposits'), callsTo('balance')];
  sockets.current().drop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect([callsTo('deposits'), callsTo('balance')]).toEqual(before);
  sockets.current().open();
  await vi.advanceTimersByTimeAsync(0);
  expect([callsTo('deposits'), callsTo('balance')]).toEqual(before.map((count) => count + 1));
});
