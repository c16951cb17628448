import { expect, it } from 'vitest';
import { listenTo } from '../testing/client';
import { createWorld } from '../world/create-world';
import { actions } from './actions';
import { stateOf } from './state';
import { commandHelp, runCommand } from './terminal';

const START = Date.UTC(2026, 0, 5, 8);
const open = () => createWorld('waiting-early', { startsAt: START });

it('terminal: every action has a command of its own', () => {
  const verbs = commandHelp.map(({ usage }) => usage.split(' ')[0]);
  expect(new Set(verbs).size).toBe(Object.keys(actions).length);
});

it('terminal: an SMS reaches the newest number, and the next call fails', () => {
  const world = open();
  runCommand(world, 'sms last 420337');
  runCommand(world, 'fail purchaseNumber 500 purchase --times 2');
  expect(world.db.numbers.find(1)?.sms?.code).toBe('420337');
  expect(stateOf(world)).toMatchObject({ failing: ['purchaseNumber'] });
  expect(world.flags.faults[0]).toMatchObject({ times: 2, corruption: { code: 'PURCHASE_FAILED' } });
  runCommand(world, 'heal');
  expect(stateOf(world).failing).toEqual([]);
});

it('terminal: a call is named by its beginning, and may be executed after its error', () => {
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

it('terminal: a chosen answer has a delay and any body', () => {
  const world = open();
  runCommand(world, 'answer balance 503 2s {"success":false,"error":"Closed for repairs"}');
  runCommand(world, 'answer me 204');
  expect(world.flags.faults).toEqual([
    { operation: 'me', times: 1, delayMs: 0, corruption: { status: 204, body: '' } },
    {
      operation: 'balance',
      times: 1,
      delayMs: 2_000,
      corruption: { status: 503, body: '{"success":false,"error":"Closed for repairs"}' },
    },
  ]);
});

it('terminal: a message is sent as it is', () => {
  const world = open();
  const { frames } = listenTo(world);
  runCommand(world, 'frame {"type":"new","userId":1}');
  expect(frames).toEqual([{ type: 'new', userId: 1 }]);
});

it('terminal: time passes, faster if wanted, and circumstances change', () => {
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
  ['sms last 420 337', "'337' is too much. Type: sms <number> [code]."],
  ['heal --later', "'--later' is too much. Type: heal."],
  ['fail me 500 --times 2.5', "'2.5' is no whole number."],
  ['pay last', 'There are no payments.'],
  ['funds -5', "'-5' is no number above 0."],
  ['fail re 500', "'re' is none of health, csrfToken,"],
  ['fail dance 500', "'dance' is none of health, csrfToken,"],
  ['fail me badly', 'me can fail as: Connection lost;'],
  ['fail me', 'me can fail as: Connection lost;'],
  ['switch serverDown maybe', "'maybe' is none of on, off."],
  ['answer me soon', "'soon' is no status from 200 to 599."],
  ['answer me 101', "'101' is no status from 200 to 599."],
  ['frame {"userId":"1"}', 'A message is a JSON object with a userId'],
  ['frame {', 'A message is a JSON object with a userId'],
  ['drop 4000', "'4000' is none of 1000, 1001,"],
])('terminal: refuses "%s" and says what can be typed instead', (line, message) => {
  const world = open();
  expect(() => runCommand(world, line)).toThrow(message);
  expect(world.clock.now()).toBe(START);
});
