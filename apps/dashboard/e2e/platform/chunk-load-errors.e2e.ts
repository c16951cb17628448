import { expect, type BrowserContext, type Page } from '@playwright/test';
import { scenarios } from '@sms/api-mocks';
import { sendSms } from '@sms/api-mocks/server';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { delayCalls, PHONE, waitForIdle, waitNoRandomTime } from '../support/page-helpers';

const CODE = '**/assets/*.js';

/** Blocks script requests; loaded code stays. */
const blockScripts = (context: BrowserContext) => context.route(CODE, (route) => route.abort());

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part could not be loaded' }).first();

const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'Try again' }).click();

test.describe('every script after the first screen is refused', () => {
  const waiting = { country: '36', status: 'waiting' } as const;
  test.use({
    scenario: {
      ...scenarios['deposit-paid'],
      numbers: [
        { ...waiting, service: 'ig', boughtAgoMs: 18 * MINUTE_MS - 8_000 },
        { ...waiting, service: 'tg', boughtAgoMs: 15 * MINUTE_MS },
      ],
      deliveryProfile: { arrives: 0, onCancel: 0 },
    },
    signedIn: true,
    ...PHONE,
  });

  test('chunk load error: a payment, a lost purchase, an SMS and a refund end and are said without further code', async ({
    page,
    context,
    server,
    advance,
  }) => {
    const { db } = server.world;
    const [deposit] = db.deposits;
    await waitNoRandomTime(page);
    const release = await delayCalls(page, /\/payments\/status\//);
    await page.goto(
      `/buy-number?country=36&service=wa&operator=&tx_ref=${deposit?.tx_ref}&status=successful`,
    );
    const purchase = page.getByRole('button', { name: 'Purchase Number' });
    await expect(purchase).toBeEnabled();
    await blockScripts(context);

    const toasts = page.getByRole('region', { name: 'Notifications' });
    release();
    await expect(toasts).toContainText('Payment completed! $');
    expect(deposit?.status).toBe('PAID_SETTLED');

    const givenUp = page.waitForRequest('**/numbers/purchase');
    await page.route('**/numbers/purchase', (route) => route.fulfill({ status: 504 }), { times: 1 });
    await purchase.click();
    await expect(page.getByText('Still being checked')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Purchase progress' }).getByRole('listitem')).toHaveText([
      /^Sent.*:\d\d/,
      /^No response.*:\d\d/,
      /^Result.*by .*:\d\d/,
    ]);
    await expect(purchase).toHaveCount(0);
    await context.request.fetch(await givenUp);
    await advance(3_000);
    await expect(toasts).toContainText('Number purchased successfully!');

    const [, received] = db.numbers;
    sendSms(server.world, received?.id ?? 0, '420337');
    await expect(toasts).toContainText('420337');
    // Its eighteenth minute is over, also by a clock that is a second behind.
    await advance(6_000);
    await expect(toasts).toContainText(/Instagram .* got no SMS: cancelled, \$/);
    expect(db.numbers.map(({ status }) => status)).toEqual(['cancelled', 'received', 'waiting']);
  });
});

test.use({ scenario: 'busy-account', signedIn: true });

test('chunk load error: a screen, the user menu and the sign-in form load once their code is available again', async ({
  page,
  context,
}) => {
  // A page that looks like a guest's preloads the sign-in form.
  await page.addInitScript(() => localStorage.setItem('sms-dashboard:signed-in', ''));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await blockScripts(context);

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('$');
  // Still offline: it fails, and shows the error.
  await tryAgain(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'demo' }).click();
  await expect(page.getByRole('banner').getByText('This part could not be loaded')).toBeVisible();

  await context.unroute(CODE);
  await page.getByRole('banner').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tryAgain(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchase History');

  await blockScripts(context);
  await page.getByRole('button', { name: 'demo' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(notice(page)).toBeVisible();
  await context.unroute(CODE);
  await tryAgain(page);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

/** Waits until a page is idle, and deploys a newer build. Returns the offer to load it. */
const deployNewer = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The update checker starts once the page is idle, together with the worker, which this test blocks:
  // loading its code is not enough, because it still has to run.
  const started = page.waitForEvent('console', (message) => message.text().startsWith('Service Worker'));
  await page.clock.runFor(10_000);
  await started;
  const newer = { json: { entry: '/assets/newer.js' } };
  await page.context().route('**/version.json', (route) => route.fulfill(newer));
  return page.getByRole('status').filter({ hasText: 'A new version is ready' });
};

test('update checker: a page of a removed build offers to load the new one, and one that stays open for hours when the user returns', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const banner = await deployNewer(page);
  await context.route(CODE, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(banner).toBeVisible();
  await context.unrouteAll();
  await banner.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(banner).toBeHidden();

  await deployNewer(page);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.fastForward('00:59:00');
  await comeBack();
  await waitForIdle(page);
  await expect(banner).toBeHidden();
  await page.clock.fastForward('00:01:00');
  await comeBack();
  await expect(banner).toBeVisible();
});
