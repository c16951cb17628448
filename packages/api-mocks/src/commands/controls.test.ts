import { expect, it } from 'vitest';
import { checkResponse } from '../conformance/checks/check-response';
import { respondSimulator } from '../hosts/server/pages/simulator';
import { createPages } from '../testing/pages';
import { createWorld } from '../world/create-world';
import { createControls } from './controls';
import { stateOf } from './state';

const START = Date.UTC(2026, 0, 5, 8);

it('controls list the numbers and payments that can be acted on', async () => {
  const pages = createPages(START);
  const controls = createControls(await pages.open('waiting-early'));
  pages.clock.now += 2_000;
  await controls.setSpeed(10);
  await controls.failNext('me', 'Connection lost', 1);
  await controls.setCircumstance('serverDown', true);
  expect(await controls.state()).toMatchObject({
    now: START + 2_000,
    speed: 10,
    scenario: 'waiting-early',
    numbers: [{ id: 1, label: expect.stringMatching(/^\+\d+ · wa · waiting$/) as unknown }],
    payments: [],
    failing: ['me'],
  });
  expect((await controls.state()).circumstances).toContainEqual({
    id: 'serverDown',
    label: 'Server unreachable',
    isActive: true,
  });
});

it('controls save a moment, and open it in another browser', async () => {
  const controls = createControls(await createPages(START).open('waiting-early'));
  await controls.sendSms(1, '246810');
  await controls.advanceBy(90_000);
  const { file, code } = await controls.save();

  const server = createWorld('empty-account');
  await respondSimulator(server, new Request('http://a.test/simulator/world', { method: 'PUT', body: file }));
  expect(stateOf(server)).toMatchObject({ now: START + 90_000, numbers: [{ id: 1 }] });

  const page = await createPages(START + 3_600_000).open('empty-account');
  const other = createControls(page);
  expect(await other.load('{}')).toBe(false);
  expect(await other.openLink('damaged')).toBe(false);
  expect(page.world.db.numbers.all()).toHaveLength(0);
  for (const open of [() => other.load(file), () => other.openLink(code ?? '')]) {
    await other.start('empty-account');
    expect(await open()).toBe(true);
    expect(await other.state()).toEqual(await controls.state());
  }
  expect((await other.state()).now).toBe(START + 90_000);
});

it('controls act on the world that every page shares', async () => {
  const pages = createPages(START);
  const [one, two] = [createControls(await pages.open('waiting-early')), createControls(await pages.open())];
  await one.sendSms(1, '246810');
  await one.addFunds(1_000);
  const reloaded = await pages.open();
  expect(reloaded.world.db.numbers.find(1)?.sms?.code).toBe('246810');
  expect((await two.state()).numbers).toMatchObject([
    { label: expect.stringContaining('received') as unknown },
  ]);
  await two.start('empty-account');
  expect(await one.state()).toMatchObject({ scenario: 'empty-account', numbers: [] });
});

it('controls have an example for every call that fits the contract', async () => {
  const { operations, exampleOf } = createControls(await createPages(START).open('waiting-early'));
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const differences = operations.flatMap((name) =>
    checkResponse(name, { status: 200, headers, body: exampleOf(name) }),
  );
  expect(operations).toHaveLength(34);
  expect(differences).toEqual([]);
  expect(exampleOf('nothing')).toBeNull();
});
