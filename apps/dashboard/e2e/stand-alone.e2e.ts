import { expect } from '@playwright/test';
import { advanceBy } from '@sms/api-mocks/server';
import { doMainJob } from './main-job';
import { test } from './stand-alone';

const SMS_COMES_MS = 20_000;

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('the main job on the origin of the API', async ({ page, server }) => {
  await page.goto('/');
  await doMainJob(page, () => {
    advanceBy(server.world, SMS_COMES_MS);
  });
  expect(server.world.db.numbers.all().map(({ status }) => status)).toEqual(['used']);
});

test.describe('with the origin of the API built in', () => {
  /** The port that .env.cross-origin names. */
  test.use({ port: 5050 });

  test('the main job from another origin', async ({ page, server, elsewhere }) => {
    await page.goto(elsewhere);
    await doMainJob(page, () => {
      advanceBy(server.world, SMS_COMES_MS);
    });
    expect(server.world.db.numbers.all().map(({ status }) => status)).toEqual(['used']);
  });
});
