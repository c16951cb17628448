import { expect, type Page } from '@playwright/test';
import { advanceBy, expireSessions } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { buyWhatsApp, signIn, waitForIdle } from '../support/page-helpers';

const MINUTE_MS = 60_000;

const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** Keeps a tab from receiving broadcasts, like one that the browser has suspended. */
const blockBroadcasts = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
  });

test('account switch: no tab continues with the money of another account', async ({
  page,
  server,
  context,
}) => {
  const late = await context.newPage();
  const deaf = await context.newPage();
  await blockBroadcasts(deaf);
  await page.goto(server.origin);
  await late.goto(`${server.origin}/login`);
  await signIn(page);
  await expect(page.getByRole('banner')).toContainText('demo');
  await deaf.goto(server.origin);
  await expect(deaf.getByRole('banner')).toContainText('demo');

  await signIn(late, { username: 'other', password: 'other1234' });
  await expect(late.getByRole('banner')).toContainText('other');
  // This tab receives it from the other tab.
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(SESSION_ENDED)).toBeVisible();

  // The blocked tab detects it from the token it gets once its own has expired.
  advanceBy(server.world, 16 * MINUTE_MS);
  // By now it is the leader and has just loaded what it may have missed; within a second of that a refresh would make
  // no call.
  await waitForIdle(deaf);
  await deaf.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(deaf).toHaveURL(/\/login$/);
  await expect(deaf.getByText(SESSION_ENDED)).toBeVisible();
  await expect(late.getByRole('banner')).toContainText('other');
});

/** Fires the browser's network event: the tests may run on a machine without a network. */
const dispatchNetworkEvent = (page: Page, name: 'offline' | 'online') =>
  page.evaluate((type) => window.dispatchEvent(new Event(type)), name);

test('a tab that was offline while the session ended elsewhere counts as online at the next sign-in', async ({
  page,
  server,
  context,
}) => {
  const other = await context.newPage();
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
  expect(server.world.db.numbers.all()).toHaveLength(1);
});

test('pending calls of an ended session neither disturb nor delay the next session', async ({
  page,
  server,
}) => {
  await page.goto(server.origin);
  await signIn(page);
  await expect(page.getByText('Today Spent')).toBeVisible();
  // Within a second of the first load a refresh would make no call.
  await waitForIdle(page);
  server.world.flags.faults = [
    { operation: 'dashboardStats', times: 1, delayMs: Infinity },
    { operation: 'dashboardActivity', times: 1, delayMs: 1_000 },
  ];
  // The second call, rejected a second later, ends the session while the first one hangs.
  expireSessions(server.world);
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const figures = page.waitForResponse((response) => response.url().endsWith('/api/dashboard/stats'));
  await signIn(page);
  expect((await figures).status()).toBe(200);
  await expect(page.getByText('Today Spent')).toBeVisible();
  await expect(page.getByText(/Error loading dashboard/)).toBeHidden();
});

test('the start waits for a busy server, and a sign-in elsewhere is reported', async ({
  page,
  server,
  browser,
  advance,
}) => {
  await page.goto(server.origin);
  await signIn(page);
  await expect(page.getByRole('banner')).toContainText('demo');

  server.world.flags.faults = [
    {
      operation: 'refresh',
      times: 1,
      corruption: { status: 429, text: 'Too many requests', retryAfterS: 60 },
    },
  ];
  await page.reload();
  await expect(page.getByText('Checking session...')).toBeVisible();
  await expect(page.getByText(/Trying again in \d+ s/)).toBeVisible();
  await advance(MINUTE_MS);
  await expect(page.getByRole('banner')).toContainText('demo');

  // Elsewhere: another browser, with cookies of its own.
  const away = await (await browser.newContext()).newPage();
  await away.goto(server.origin);
  await signIn(away);
  await expect(away.getByRole('banner')).toContainText('demo');
  // It would continue to send requests during the following flows.
  await away.context().close();
  advanceBy(server.world, 16 * MINUTE_MS);
  await waitForIdle(page);
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('You were signed out because this account signed in somewhere else.'),
  ).toBeVisible();
});

test('registration: a rejection shows field errors and keeps the typed values', async ({ page, server }) => {
  await page.goto(`${server.origin}/register`);
  const typed = {
    'First name': 'Zoë',
    'Last name': 'Eze',
    Username: 'zoe.eze',
    Email: 'zoe@example.com',
    Phone: '8012345678',
    Password: 'secret123',
    'Confirm password': 'secret123',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const firstName = page.getByLabel('First name');
  await expect(firstName).toHaveAccessibleDescription(
    'First name must be 2-50 characters and contain only letters',
  );
  await expect(page.getByText('Validation failed')).toBeHidden();
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }

  await firstName.fill('Zoe');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('banner')).toContainText('zoe.eze');
});
