import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useServer } from '../../testing/use-server';
import { sim } from './sim';

const start = useServer();

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sim-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('sim: sends a command and prints the state', async () => {
  const { origin, world } = await start({ scenario: 'waiting-early' });
  const { text, exitCode } = await sim(['sms', 'last', '420337', '--origin', origin]);
  expect(exitCode).toBe(0);
  expect(text).toMatch(/^\S+Z\nnumber 1 {2}\+\d+ · wa · received$/);
  expect(world.db.numbers.find(1)?.sms?.code).toBe('420337');
});

it('sim: prints JSON for scripts', async () => {
  const { origin, world } = await start({ scenario: 'waiting-early' });
  const { text } = await sim([
    'fail',
    'balance',
    '500',
    '--times',
    '2',
    '--later',
    '--json',
    '--origin',
    origin,
  ]);
  expect(JSON.parse(text)).toMatchObject({ success: true, failing: ['balance'] });
  expect(world.flags.faults).toMatchObject([{ times: 2, carriedOutAfterMs: 2_000 }]);
});

it('sim: prints every command where none is typed', async () => {
  const { origin } = await start();
  expect((await sim(['--origin', origin])).text).toContain('  sms <number> [code]');
});

it('sim: a refused command ends with 1 and says what can be typed instead', async () => {
  const { origin } = await start({ scenario: 'waiting-early' });
  expect(await sim(['sms', '7', '--origin', origin])).toEqual({
    text: "'7' is none of the numbers 1, or last.",
    exitCode: 1,
  });
});

it('sim: an unknown option ends with 1 and names it', async () => {
  expect(await sim(['funds', '-5'])).toEqual({
    text: expect.stringContaining("'-5'") as unknown,
    exitCode: 1,
  });
});

it('sim: says how to start a server where none answers', async () => {
  const { origin, close } = await start();
  await close();
  expect(await sim(['heal', '--origin', origin])).toEqual({
    text: `No simulator answers at ${origin}. Start one: npm run api`,
    exitCode: 1,
  });
});

it('sim: saves the world in a file, and loads it into another server', async () => {
  const first = await start({ scenario: 'waiting-early' });
  const second = await start({ scenario: 'empty-account' });
  await sim(['sms', 'last', '420337', '--origin', first.origin]);
  const saved = await sim(['world', 'save', 'x.json', '--origin', first.origin], folder);
  expect(saved).toEqual({ text: `Saved in ${join(folder, 'x.json')}`, exitCode: 0 });
  const loaded = await sim(['world', 'load', 'x.json', '--origin', second.origin], folder);
  expect(loaded.text).toContain('· wa · received');
  expect(second.world.db.numbers.all()).toEqual(first.world.db.numbers.all());
});

it.each([
  [['world', 'load', 'missing.json'], 'ENOENT'],
  [['world', 'load', 'junk.json'], 'This is no world, or one of another version.'],
  [['world', 'save'], 'Name a file: world save <file>, or world load <file>.'],
  [['world', 'shave', 'x.json'], 'Name a file'],
])('sim: %j ends with 1 and says why', async (args, message) => {
  const { origin } = await start();
  await writeFile(join(folder, 'junk.json'), 'junk');
  expect(await sim([...args, '--origin', origin], folder)).toEqual({
    text: expect.stringContaining(message) as unknown,
    exitCode: 1,
  });
});
