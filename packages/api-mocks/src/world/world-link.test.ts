import { expect, it } from 'vitest';
import { scenarios, type ScenarioId } from '../scenarios';
import { createWorld } from './create-world';
import { readWorld, writeWorld } from './saved-world';
import { packWorld, unpackWorld } from './world-link';
import { saveWorld } from './world-state';

const packed = async (id: ScenarioId) => packWorld(writeWorld(createWorld(id)));

it('world link: contains the world, in characters that an address may have', async () => {
  const code = (await packed('demo')) ?? '';
  expect(code).toMatch(/^[\w-]+$/);
  const world = readWorld(await unpackWorld(code));
  expect(world && saveWorld(world)).toEqual(saveWorld(createWorld('demo')));
});

it('world link: has 8 kB at most, which is too little for a long history', async () => {
  expect((await packed('busy-account'))?.length).toBeLessThanOrEqual(8_192);
  expect(scenarios['long-history'].numbers.length).toBeGreaterThan(100);
  expect(await packed('long-history')).toBeNull();
});

it.each([
  ['empty', () => ''],
  ['no base64', () => 'ä'],
  ['cut off', (code: string) => code.slice(0, -8)],
  ['changed', (code: string) => code.replace(/.{4}$/, 'AAAA')],
])('world link: %s is no world', async (_case, change) => {
  expect(readWorld(await unpackWorld(change((await packed('demo')) ?? '')))).toBeNull();
});
