import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { sendSms } from '../../commands/numbers';
import { createFolder, useServer } from '../../testing/use-server';
import { createWorld } from '../../world/create-world';
import { createWorldFile, readWorldFile } from './world-file';

const start = useServer();

const newFile = async () => join(await createFolder(), 'world.json');

it('world file: a restarted server continues where the closed one ended', async () => {
  const file = await newFile();
  const first = await start({ scenario: 'waiting-early', keep: file });
  first.world.advance(first.world.clock.now() + 5_000);
  sendSms(first.world, 1, '420337');
  await first.close();
  const second = await start({ scenario: 'empty-account', keep: file });
  expect(second.world.db.numbers.find(1)?.sms?.code).toBe('420337');
  expect(second.world.clock.now()).toBe(first.world.clock.now());
  expect(await readdir(dirname(file))).toEqual(['world.json']);
});

it('world file: is written while the server runs', async () => {
  const file = await newFile();
  await start({ scenario: 'waiting-early', keep: file });
  await vi.waitFor(() => readFile(file), { timeout: 10_000 });
});

it('world file: is written when data change, not with the time', async () => {
  const file = await newFile();
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
  const file = await newFile();
  await writeFile(file, 'my notes');
  await expect(start({ keep: file })).rejects.toThrow(`${file} is no world, or one of another version.`);
  expect(await readFile(file, 'utf8')).toBe('my notes');
});

it('world file: a server does not start with a file that it cannot write', async () => {
  const folder = await createFolder();
  await expect(start({ keep: join(folder, 'missing', 'world.json') })).rejects.toThrow('ENOENT');
});
