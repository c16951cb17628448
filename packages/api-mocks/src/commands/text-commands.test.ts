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
