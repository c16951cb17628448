import { expect, it } from 'vitest';
import { specCompliant } from '../scenarios/spec-compliant';
import { createClient, listenTo } from '../testing/client';
import { createWorld } from '../world/create-world';
import { reachableNumbers, sendSms } from './numbers';

const listen = (scenario: 'waiting-early' | 'expired-number') => {
  const world = createWorld(specCompliant(scenario));
  return { world, ...listenTo(world) };
};

it('the command sends an SMS with the chosen code', () => {
  const { world, frames } = listen('waiting-early');
  sendSms(world, 1, '77-88');
  expect(world.db.numbers.find(1)).toMatchObject({ status: 'received', sms: { code: '77-88' } });
  expect(frames).toMatchObject([{ type: 'sms_received', priority: 'high', data: { code: '77-88' } }]);
});

it('the command sends an SMS with a new random six-digit code by default', () => {
  const { world } = listen('waiting-early');
  const codes = [1, 2].map(() => {
    sendSms(world, 1);
    return world.db.numbers.find(1)?.sms?.code ?? '';
  });
  expect(codes).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
  expect(codes[0]).not.toBe(codes[1]);
});

it('the command sends no SMS to an expired or unknown number', () => {
  const { world, frames } = listen('expired-number');
  world.advance(world.clock.now());
  frames.length = 0;
  sendSms(world, 1, '123456');
  sendSms(world, 99, '123456');
  expect(world.db.numbers.find(1)).toMatchObject({ status: 'expired', sms: null });
  expect(frames).toEqual([]);
});

it('the command offers the waiting and received numbers of the last user to sign in, newest first', async () => {
  const { world, signIn } = createClient('busy-account');
  const offered = reachableNumbers(world);
  expect(new Set(offered.map(({ status }) => status))).toEqual(new Set(['waiting', 'received']));
  expect(offered.map(({ id }) => id)).toEqual(offered.map(({ id }) => id).toSorted((a, b) => b - a));
  await signIn({ username: 'other', password: 'other1234' });
  expect(reachableNumbers(world)).toEqual([]);
});
