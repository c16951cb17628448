import { expect, it } from 'vitest';
import { useServer } from '../../testing/use-server';
import { sim } from './sim';

const start = useServer();

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
