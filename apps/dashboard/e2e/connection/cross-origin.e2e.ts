import { expect } from '@playwright/test';
import { advanceBy } from '@sms/api-mocks/server';
import { completeMainJourney } from '../support/main-journey';
import { test } from '../support/fixtures';

const SMS_COMES_MS = 20_000;

// On the origin of the API: stored-data.e2e.ts.
test.describe('API on another origin, configured by the host', () => {
  test.use({
    elsewhere: ({ otherHost }, use) => use(otherHost.origin),
    port: ({ otherHost }, use) => use(otherHost.apiPort),
  });

  test('API on another origin: the main journey works', async ({ page, context, server, elsewhere }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(elsewhere);
    await completeMainJourney(page, () => {
      advanceBy(server.world, SMS_COMES_MS);
    });
    expect(server.world.db.numbers.all().map(({ status }) => status)).toEqual(['used']);
  });
});
