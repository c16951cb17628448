import { realtimeEnvelope } from '@sms/domain/contracts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ScenarioId } from '../scenarios';
import { createClient } from '../testing/client';
import { connect } from './connect';

const open = async (scenario: ScenarioId) => {
  const client = createClient(scenario);
  await client.signIn();
  const dial = (query: Record<string, string>) => {
    const frames: v.InferOutput<typeof realtimeEnvelope>[] = [];
    const closes: number[] = [];
    const connection = connect(client.world, `wss://a.test/ws?${new URLSearchParams(query)}`, {
      send: (text) => {
        frames.push(v.parse(realtimeEnvelope, JSON.parse(text)));
      },
      close: (code) => {
        closes.push(code);
      },
    });
    return { ...connection, frames, closes, types: () => frames.map(({ type }) => type) };
  };
  return { ...client, dial, good: { token: client.tokens.access, userId: '1' } };
};

it('welcomes a good token, naming the user in the envelope', async () => {
  const { dial, good } = await open('sms-arrives');
  expect(dial(good).frames).toMatchObject([
    { type: 'connection_established', userId: 1, data: { userId: '1' } },
  ]);
});

it.each([
  ['no token', { userId: '1' }],
  ['a wrong token', { token: 'x', userId: '1' }],
])('closes with 1008 for %s', async (_name, query) => {
  const { dial, world } = await open('sms-arrives');
  const socket = dial(query);
  world.advance(world.clock.now() + 60_000);
  expect(socket.closes).toEqual([1008]);
  expect(socket.frames).toEqual([]);
});

it('closes with 1008 when the token belongs to another user', async () => {
  const { dial, good } = await open('sms-arrives');
  expect(dial({ ...good, userId: '2' }).closes).toEqual([1008]);
});

it("answers a ping with the world's time and the ping's id, and ignores everything else", async () => {
  const { dial, good, world } = await open('sms-arrives');
  const socket = dial(good);
  socket.receive('{"type":"subscribe"}');
  socket.receive('no json');
  socket.receive(JSON.stringify({ type: 'ping', messageId: 'ping_1', timestamp: world.clock.iso() }));
  expect(socket.frames.slice(1)).toMatchObject([
    { type: 'pong', data: { timestamp: world.clock.now(), messageId: 'ping_1' } },
  ]);
});

it('tells every socket of the user, after the database has changed', async () => {
  const { dial, good, world } = await open('sms-arrives');
  const [one, two, gone] = [dial(good), dial(good), dial(good)];
  gone.closed();
  world.advance(world.clock.now() + 3_000);
  expect(world.db.numbers.find(1)?.status).toBe('received');
  expect(one.frames.at(-1)).toMatchObject({
    type: 'sms_received',
    priority: 'high',
    data: { code: '482913', purchaseId: 1 },
  });
  expect(two.types()).toEqual(one.types());
  expect(gone.types()).toEqual(['connection_established']);
});

it('tells nobody else', async () => {
  const { dial, good, signIn, tokens, world } = await open('sms-arrives');
  await signIn({ username: 'other', password: 'other1234' });
  const other = dial({ token: tokens.access, userId: '2' });
  const own = dial(good);
  world.advance(world.clock.now() + 3_000);
  expect(own.types()).toContain('sms_received');
  expect(other.types()).toEqual(['connection_established']);
});

it('announces a purchase and then the balance, which moved by the price', async () => {
  const { dial, good, call } = await open('ready-to-buy');
  const socket = dial(good);
  await call('purchaseNumber', { body: { service: 'wa', country: '187' } });
  expect(socket.types().slice(1)).toEqual(['number_purchased', 'balance_updated']);
  expect(socket.frames.at(-1)?.data).toEqual({ balance: 12.451, previousBalance: 12.5, change: -0.049 });
});

it('announces the refund of a cancel', async () => {
  const { dial, good, call } = await open('waiting-cancellable');
  const socket = dial(good);
  await call('cancelNumber', { params: { id: '1' } });
  expect(socket.frames.at(-1)).toMatchObject({
    type: 'balance_updated',
    data: { balance: 12.549, previousBalance: 12.5, change: 0.049 },
  });
});

it('accepts nobody while the server is down', async () => {
  const { dial, good, world } = await open('sms-arrives');
  world.flags.serverDown = true;
  expect(dial(good).closes).toEqual([1011]);
});

it('ends every connection at once', async () => {
  const { dial, good, world } = await open('sms-arrives');
  const sockets = [dial(good), dial(good)];
  world.sockets.closeAll(1012, 'Restart');
  world.advance(world.clock.now() + 3_000);
  expect(sockets.map(({ closes }) => closes)).toEqual([[1012], [1012]]);
  expect(sockets.map(({ frames }) => frames.length)).toEqual([1, 1]);
});

it('announces an expiry', async () => {
  const { dial, good, world } = await open('about-to-expire');
  const socket = dial(good);
  world.advance(world.clock.now() + 5_000);
  expect(socket.types().at(-1)).toBe('number_expired');
});

it('gives every message an id of its own', async () => {
  const { dial, good, world } = await open('two-sms');
  const [one, two] = [dial(good), dial(good)];
  world.advance(world.clock.now() + 60_000);
  const ids = one.frames.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(one.frames.at(-1)).toEqual(two.frames.at(-1));
});
