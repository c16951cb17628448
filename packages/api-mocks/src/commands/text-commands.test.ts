import { expect, it } from 'vitest';
import { createWorld } from '../world/create-world';
import { actions } from './actions';
import { stateOf } from './state';
import { commandHelp, runCommand } from './text-commands';

const START = Date.UTC(2026, 0, 5, 8);
const open = () => createWorld('waiting-early', { startsAt: START });

it('text commands: every action has a command of its own', () => {
  const verbs = commandHelp.map(({ usage }) => usage.split(' ')[0]);
  expect(new Set(verbs).size).toBe(Object.keys(actions).length);
});

it('text commands: an SMS reaches the newest number, and the next call fails', () => {
  const world = open();
  runCommand(world, 'sms last 420337');
  runCommand(world, 'fail purchaseNumber 500 purchase --times 2');
  expect(world.db.numbers.find(1)?.sms?.code).toBe('420337');
  expect(stateOf(world)).toMatchObject({ failing: ['purchaseNumber'] });
  expect(world.flags.faults[0]).toMatchObject({ times: 2, corruption: { code: 'PURCHASE_FAILED' } });
  runCommand(world, 'heal');
  expect(stateOf(world).failing).toEqual([]);
});

it('text commands: a call is named by its beginning, and may be executed after its error', () => {
  const world = open();
  runCommand(world, 'fail purchase 504 --later');
  expect(world.flags.faults).toEqual([
    {
      operation: 'purchaseNumber',
      times: 1,
      corruption: { status: 504, body: '' },
      carriedOutAfterMs: 2_000,
    },
  ]);
});

it('text commands: time passes, faster if wanted, and circumstances change', () => {
  const world = open();
  runCommand(world, '  advance  1.5m ');
  runCommand(world, 'speed 10');
  runCommand(world, 'switch serverDown on');
  expect(stateOf(world)).toMatchObject({ now: START + 90_000, speed: 10 });
  expect(world.flags.serverDown).toBe(true);
  runCommand(world, 'switch serverDown off');
  runCommand(world, 'to-cancel 1');
  expect(world.flags.serverDown).toBe(false);
  expect(stateOf(world).now).toBeGreaterThan(START + 90_000);
});

it.each([
  ['dance', "'dance' is no command. Commands: advance <duration>;"],
  ['advance soon', "'soon' is no duration of at most 7 days."],
  ['advance 8d', "'8d' is no duration of at most 7 days."],
  ['sms 7', "'7' is none of the numbers 1, or last."],
  ['fail me 500 --times 2.5', "'2.5' is no whole number."],
  ['pay last', 'There are no payments.'],
  ['funds -5', "'-5' is no number above 0."],
  ['fail re 500', "'re' is none of health, csrfToken,"],
  ['fail dance 500', "'dance' is none of health, csrfToken,"],
  ['fail me badly', 'me can fail as: Connection lost;'],
  ['fail me', 'me can fail as: Connection lost;'],
  ['switch serverDown maybe', "'maybe' is none of on, off."],
  ['drop 4000', "'4000' is none of 1000, 1001,"],
])('text commands: refuses "%s" and says what can be typed instead', (line, message) => {
  const world = open();
  expect(() => runCommand(world, line)).toThrow(message);
  expect(world.clock.now()).toBe(START);
});
