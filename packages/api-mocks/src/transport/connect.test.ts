import { operations, realtimeEnvelope } from '@sms/domain/contracts/operations';
import { readRealtimeMessage } from '@sms/domain/contracts/messages';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openPayments, settlePayment } from '../commands/payments';
import { type ScenarioId } from '../scenarios';
import { specCompliant } from '../scenarios/index';
import { createClient } from '../testing/client';
import type { Scenario } from '../world/scenario';
import { connect } from './connect';

const open = async (scenario: ScenarioId | Scenario) => {
  const client = createClient(scenario);
  await client.signIn();
  const openSocket = (query: Record<string, string>) => {
    const frames: v.InferOutput<typeof realtimeEnvelope>[] = [];
    const closes: number[] = [];
    const address = `wss://a.test/ws?compression=true&version=2.0&${new URLSearchParams(query)}`;
    const connection = connect(client.world, address, {
      send: (text) => frames.push(v.parse(realtimeEnvelope, JSON.parse(text))),
      close: (code) => closes.push(code),
    });
    return { ...connection, frames, closes, types: () => frames.map(({ type }) => type) };
  };
  return { ...client, openSocket, good: { token: client.tokens.access, userId: '1' } };
};

it.each([
  ['a wrong token', { token: 'x', userId: '1' }],
  ["another user's id", { userId: '2' }],
])(
  'websocket: never opens for %s, or closes with 1008 where the server is spec-compliant',
  async (_name, query) => {
    for (const [scenario, code] of [
      ['sms-arrives', 1006],
      [specCompliant('sms-arrives'), 1008],
    ] as const) {
      const { openSocket, world, good } = await open(scenario);
      const socket = openSocket({ ...(query.userId === '2' && good), ...query });
      world.advance(world.clock.now() + 60_000);
      expect(socket.closes).toEqual([code]);
      expect(socket.frames).toEqual([]);
    }
  },
);

it('websocket: an incomplete address is closed with 1008 and what it lacks', () => {
  const closes: unknown[] = [];
  const close = (...closed: unknown[]) => closes.push(closed);
  connect(createClient('sms-arrives').world, 'wss://a.test/ws?token=x', { send: () => undefined, close });
  expect(closes).toEqual([[1008, 'Missing in the address: userId, compression, version']]);
});

it('websocket: sends nothing to other users', async () => {
  const { openSocket, good, signIn, tokens, world } = await open('sms-arrives');
  await signIn({ username: 'other', password: 'other1234' });
  const other = openSocket({ token: tokens.access, userId: '2' });
  const own = openSocket(good);
  world.advance(world.clock.now() + 3_000);
  expect(own.types()).toContain('sms_received');
  expect(other.types()).toEqual(['connection_established']);
});

it('websocket: publishes a bought number with the fields of the next list', async () => {
  const { openSocket, good, call } = await open('ready-to-buy');
  const socket = openSocket(good);
  await call('purchaseNumber', { body: { service: 'wa', country: '187' } });
  const announced = readRealtimeMessage(socket.frames.find(({ type }) => type === 'number_purchased'));
  const { body } = await call('activeNumbers', { query: { page: 1, limit: 20 } });
  const [listed] = v.parse(operations.activeNumbers.reader, body).numbers;
  if (announced?.type !== 'number_purchased' || listed === undefined) throw new Error('Nothing was bought.');
  const { id, activationId, phoneNumber, countryCode, serviceCode, price, status } = listed;
  expect(announced.data.number).toMatchObject({
    id,
    activationId,
    phoneNumber,
    countryCode,
    serviceCode,
    price,
    status,
  });
  // Stored dates are truncated to whole seconds.
  const { purchasedAt, expiresAt } = listed;
  for (const [timeOf, stored] of [
    [announced.data.number?.purchasedAt, purchasedAt],
    [announced.data.number?.expiresAt, expiresAt],
  ]) {
    expect(Math.abs((timeOf ?? NaN) - (stored ?? NaN))).toBeLessThan(1_000);
  }
});

const ping = (messageId: string) =>
  JSON.stringify({ type: 'ping', messageId, timestamp: '2026-01-01T00:00:00.000Z' });

it('quirk: serves only the newest socket of a user, and closing any other cuts it off', async () => {
  const { openSocket, good, world } = await open('sms-arrives');
  const [older, newer] = [openSocket(good), openSocket(good)];
  older.receive(ping('ping_1'));
  expect(older.types()).toEqual(['connection_established']);
  expect(newer.types()).toEqual(['connection_established', 'pong']);
  older.closed();
  world.publish(1, 'system_status', { message: 'Anybody there?' });
  expect(newer.types()).toEqual(['connection_established', 'pong']);
});

it.each([
  ['the deposit in place of the balance after a notice', 'notice'],
  ['no balance after a verification', 'verification'],
])('quirk: publishes %s', async (_, channel) => {
  const { openSocket, good, call, world } = await open('deposit-pending');
  const socket = openSocket(good);
  const deposit = openPayments(world)[0];
  if (deposit === undefined) throw new Error('Nothing is pending.');
  const { usd_equivalent: credit } = deposit;
  if (channel === 'notice') settlePayment(world, deposit.id);
  else {
    deposit.providerStatus = 'successful';
    await call('verifyPayment', { params: { txRef: deposit.tx_ref } });
  }
  const frame = socket.frames.find(({ type }) => type === 'balance_updated');
  expect(frame?.data).toEqual({ balance: channel === 'notice' ? credit : null, change: credit });
});

it('quirk: stores dates in whole seconds', async () => {
  const { call, world } = await open('ready-to-buy');
  world.advance(world.clock.now() + 1_600);
  await call('purchaseNumber', { body: { service: 'wa', country: '187' } });
  const purchase = world.db.numbers[0]?.purchase_date ?? '';
  expect(Date.parse(purchase)).toBe(world.clock.now() + 400);
});
