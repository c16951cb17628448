import { expect, it } from 'vitest';
import { createPages } from '../testing/pages';
import { createControls } from './controls';

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
