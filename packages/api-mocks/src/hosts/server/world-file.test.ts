import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendSms } from '../../commands/numbers';
import { useServer } from '../../testing/use-server';
import { createWorld } from '../../world/create-world';
import { createWorldFile, readWorldFile } from './world-file';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'world-'));
  file = join(folder, 'world.json');
});
afterEach(() => rm(folder, { recursive: true }));

// Closed before the folder is removed.
const start = useServer();

it('world file: a restarted server continues where the closed one ended', async () => {
  const first = await start({ scenario: 'waiting-early', keep: file });
  first.world.advance(first.world.clock.now() + 5_000);
  sendSms(first.world, 1, '420337');
  await first.close();
  const second = await start({ scenario: 'empty-account', keep: file });
  expect(second.world.db.numbers.find(1)?.sms?.code).toBe('420337');
  expect(second.world.clock.now()).toBe(first.world.clock.now());
  expect(await readdir(folder)).toEqual(['world.json']);
});

it('world file: is written while the server runs', async () => {
  await start({ scenario: 'waiting-early', keep: file });
  await vi.waitFor(() => readFile(file), { timeout: 10_000 });
});

it('world file: is written when data change, not with the time', async () => {
  const world = createWorld('waiting-early');
  const { writeChanges } = createWorldFile(world, file);
  writeChanges();
  await rm(file);
  world.clock.moveTo(world.clock.now() + 1_000);
  writeChanges();
  expect(await readWorldFile(file)).toBeNull();
  sendSms(world, 1, '420337');
  writeChanges();
  expect(await readFile(file, 'utf8')).toContain('420337');
});

it('world file: a server does not start from any other file, and leaves it', async () => {
  await writeFile(file, 'my notes');
  await expect(start({ keep: file })).rejects.toThrow(`${file} is no world, or one of another version.`);
  expect(await readFile(file, 'utf8')).toBe('my notes');
});
