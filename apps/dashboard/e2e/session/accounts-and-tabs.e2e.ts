import { expect, type Page } from '@playwright/test';
import { advanceBy } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { buyWhatsApp, signIn, waitForIdle } from '../support/page-helpers';
import { MINUTE_MS } from '@sms/domain/limits/spec';

const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** Keeps a tab from receiving broadcasts, like one that the browser has suspended. */
const blockBroadcasts = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });
  });

/** Fires the browser's network event: the tests may run on a machine without a network. */
const dispatchNetworkEvent = (page: Page, name: 'offline' | 'online') =>
  page.evaluate((type) => window.dispatchEvent(new Event(type)), name);

test('tabs of one browser: one that was offline while the session ended counts as online at the next sign-in, and none continues with the money of another account', async ({
  page,
  server,
  context,
}) => {
  const other = await context.newPage();
  const deaf = await context.newPage();
  await blockBroadcasts(deaf);
  await page.goto(`${server.origin}/buy-number`);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Buy SMS Number' })).toBeVisible();
  await other.goto(server.origin);
  await dispatchNetworkEvent(page, 'offline');
  await other.getByRole('button', { name: /demo/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You signed out in another window.')).toBeVisible();

  await dispatchNetworkEvent(page, 'online');
  await signIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Buy Number' }).click();
  await buyWhatsApp(page);
  await expect(page).toHaveURL(/\/active-numbers$/);
  expect(server.world.db.numbers).toHaveLength(1);

  await deaf.goto(server.origin);
  await expect(deaf.getByRole('banner')).toContainText('demo');
  await signIn(other, { username: 'other', password: 'other1234' });
  await expect(other.getByRole('banner')).toContainText('other');
  // This tab receives it from the other tab.
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(SESSION_ENDED)).toBeVisible();

  // The blocked tab detects it from the token it gets once its own has expired.
  advanceBy(server.world, 16 * MINUTE_MS);
  // By now it is the leader and has just loaded what it may have missed; within a second of that a refresh
  // would make no call.
  await waitForIdle(deaf);
  await deaf.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(deaf).toHaveURL(/\/login$/);
  await expect(deaf.getByText(SESSION_ENDED)).toBeVisible();
  await expect(other.getByRole('banner')).toContainText('other');
});
