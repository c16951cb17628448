import { expect, type Page } from '@playwright/test';
import { expireSessions } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { delayCalls, signIn, waitForIdle } from '../support/page-helpers';

const card = (page: Page) => page.getByRole('article').first();

test.use({ scenario: 'waiting-cancellable', signedIn: true });

test('session: an unknown address has its page before the session is known; an expired one leads to sign-in and back to the page; signing out offline leads to sign-in, which works when the network is back', async ({
  page,
  context,
  server,
}) => {
  const answer = await delayCalls(page, /\/auth\/refresh$/);
  await page.goto('/nowhere');
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page.getByText('Checking session...')).toBeVisible();
  answer();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Active Numbers' }).click();
  await expect(card(page)).toContainText('Waiting for SMS');

  // Within a second of the first load a refresh would make no call.
  await waitForIdle(page);
  expireSessions(server.world);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(card(page)).toContainText('Waiting for SMS');

  await page.getByRole('button', { name: /demo/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('article')).toHaveCount(0);

  await context.setOffline(false);
  // The request for the anti-forgery token fails once.
  await context.route('**/csrf-token', (route) => route.abort(), { times: 1 });
  await signIn(page);
  await expect(page.getByRole('banner')).toContainText('demo');
  // The next person at this browser does not start on the last one's page.
  await expect(page).toHaveURL(/:\d+\/$/);
});
