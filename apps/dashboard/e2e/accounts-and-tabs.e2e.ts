import { expect, type Page } from '@playwright/test';
import { advanceBy } from '@sms/api-mocks/server';
import { test } from './stand-alone';
import { signIn } from './steps';

const MINUTE_MS = 60_000;

const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** A tab that never hears of the others, as one the browser has put to sleep. */
const makeDeaf = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
  });

test('no tab works on with the money of another account', async ({ page, server, context }) => {
  const late = await context.newPage();
  const deaf = await context.newPage();
  await makeDeaf(deaf);
  await page.goto(server.origin);
  await late.goto(`${server.origin}/login`);
  await signIn(page);
  await expect(page.getByRole('banner')).toContainText('demo');
  await deaf.goto(server.origin);
  await expect(deaf.getByRole('banner')).toContainText('demo');

  await signIn(late, { username: 'other', password: 'other1234' });
  await expect(late.getByRole('banner')).toContainText('other');
  // Told by the other tab.
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(SESSION_ENDED)).toBeVisible();

  // Told by the token it gets, once its own has run out.
  advanceBy(server.world, 16 * MINUTE_MS);
  await deaf.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(deaf).toHaveURL(/\/login$/);
  await expect(deaf.getByText(SESSION_ENDED)).toBeVisible();
  await expect(late.getByRole('banner')).toContainText('other');
});
