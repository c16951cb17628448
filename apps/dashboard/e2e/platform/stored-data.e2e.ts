import { expect, type Page } from '@playwright/test';
import { completeMainJourney } from '../support/main-journey';
import { test } from '../support/fixtures';

test.use({ scenario: 'first-purchase', serviceWorkers: 'allow' });

/** All data of the product on disk, and in this tab's storage. */
const allStoredData = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys();
    const answers = await Promise.all(
      names.map(async (name) => {
        const cache = await window.caches.open(name);
        const requests = await cache.keys();
        // The product's own code, which was built before any number was bought, is not read again.
        const others = requests.filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
        const texts = others.map(async (request) => (await cache.match(request))?.text() ?? '');
        return [requests.map(({ url }) => url), await Promise.all(texts)];
      }),
    );
    const databases = (await window.indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([localStorage, sessionStorage, document.cookie, databases, answers]);
  });

const keysOf = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).filter((key) => key.startsWith('sms-dashboard:')),
    ),
  );

test('stored data: never a code or a phone number; cleared from the settings', async ({
  page,
  context,
  server,
  advance,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stored: string[] = [];
  const look = async () => {
    // Some data is stored when the page is left.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    stored.push(await allStoredData(page));
  };
  await page.goto('/login');
  await completeMainJourney(page, async () => {
    await advance(15_000);
    await look();
    await advance(15_000);
    await expect(page.getByText('SMS Received', { exact: true }).first()).toBeVisible();
    await look();
  });
  expect(server.world.db.numbers.map(({ status }) => status)).toEqual(['used']);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'History' }).click();
  await page
    .getByRole('button', { name: /View Details/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await main.getByRole('link', { name: 'Buy Number' }).click();
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  await page.getByRole('button', { name: 'Favourite WhatsApp' }).click();
  await advance(15_000);
  await page.evaluate(() => navigator.serviceWorker.ready);

  const numbers = server.world.db.numbers;
  const secrets = numbers.flatMap(({ phone_number, sms_code }) => [phone_number, sms_code ?? '']);
  expect(secrets).toEqual([expect.stringMatching(/\d{8}/), expect.stringMatching(/\d{4}/)]);
  await look();
  expect(stored.join()).toContain('favourite-services-of-');
  expect(stored.join()).toContain('last-visit');
  for (const secret of [...secrets, 'demo1234']) expect(stored.join()).not.toContain(secret);

  // Another tab of the same user, with session storage of its own.
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('banner')).toContainText('demo');
  await other.evaluate(() => sessionStorage.setItem('sms-dashboard:unsettled-top-up', '{}'));
  await advance(15_000);

  await page.bringToFront();
  await main.getByRole('link', { name: 'Settings' }).click();
  await page.evaluate(() => localStorage.setItem('sms-dashboard:a-removed-feature-of-1', '[]'));
  await page.reload();
  await advance(15_000);
  await expect.poll(() => keysOf(page)).not.toContain('sms-dashboard:a-removed-feature-of-1');
  await page.getByRole('button', { name: 'Clear data on this device' }).click();
  await page.getByRole('button', { name: 'Sign out and clear', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await expect.poll(() => keysOf(page)).toEqual([]);
  await expect.poll(() => keysOf(other)).toEqual([]);
});
