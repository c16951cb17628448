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

test.describe('told of the origin of the API by its host', () => {
  test.use({
    elsewhere: ({ otherHost }, use) => use(otherHost.origin),
    port: ({ otherHost }, use) => use(otherHost.apiPort),
  });

  test('the main job from another origin', async ({ page, server, elsewhere }) => {
    await page.goto(elsewhere);
    await doMainJob(page, () => {
      advanceBy(server.world, SMS_COMES_MS);
    });
    expect(server.world.db.numbers.all().map(({ status }) => status)).toEqual(['used']);
  });
});
