import { expect, type BrowserContext, type Page } from '@playwright/test';
import { advanceBy } from '@sms/api-mocks/server';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { buyWhatsApp, signIn, visit, waitForIdle } from '../support/page-helpers';
import { submitDepositInPopup } from '../support/payment-helpers';

test.use({ scenario: 'first-purchase', serviceWorkers: 'allow' });

/** Records everything that the pages of a browser send out. */
const recordOutput = async (context: BrowserContext): Promise<readonly string[]> => {
  const output: string[] = [];
  const record = (where: string, what: unknown) => void output.push(`${where}: ${JSON.stringify(what)}`);
  await context.exposeBinding('tellTest', (_, message: unknown) => record('message', message));
  await context.addInitScript(() => {
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message: unknown) {
      void (window as unknown as { tellTest: (message: unknown) => unknown }).tellTest(message);
      postMessage.call(this, message);
    };
  });
  context.on('console', (message) => record('console', message.text()));
  context.on('request', (request) => {
    record('address', request.url());
    record('referrer', request.headers()['referer']);
    // Signing in sends a password; nothing else may be secret.
    if (!request.url().endsWith('/auth/login')) record('body', request.postData());
  });
  context.on('page', (page) => page.on('framenavigated', (frame) => record('page', frame.url())));
  return output;
};

/** What a tab stores and shows, by place. */
const placesOf = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await resultOf(indexedDB.open(name));
        return [...database.objectStoreNames].map((store) =>
          resultOf(database.transaction(store).objectStore(store).getAll()),
        );
      }),
    );
    const cached = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      // The product's own code was built before any number was bought.
      const others = requests.filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
      const texts = others.map(async (request) => (await cache.match(request))?.text());
      return [requests.map(({ url }) => url), await Promise.all(texts)];
    });
    const places = {
      localStorage,
      sessionStorage,
      databases: await Promise.all(databases.flat()),
      cached: await Promise.all(cached),
      cookie: document.cookie,
      state: history.state as unknown,
      name: window.name,
      address: location.href,
      page: document.documentElement.outerHTML,
    };
    return Object.entries(places).map(([place, content]) => `${place}: ${JSON.stringify(content)}`);
  });

const keysOf = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).filter((key) => key.startsWith('sms-dashboard:')),
    ),
  );

test('stored data: tokens and passwords stay in memory; no code or phone number is stored; cleared from the settings', async ({
  page,
  context,
  server: { world },
  advance,
}) => {
  const output = await recordOutput(context);
  const stored: string[] = [];
  const main = page.getByRole('navigation', { name: 'Main' });
  const look = async (tab: Page) => {
    // Some data is stored when the page is left.
    await tab.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    stored.push(...(await placesOf(tab)));
  };
  await page.goto('/buy-number');
  await signIn(page);
  // The browser itself prints the address of a socket that is closed before it opens, when another tab takes
  // the lead.
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/active-numbers');

  await test.step('a number is bought, and its code shows in both tabs', async () => {
    await page.getByRole('button', { name: 'Canada', exact: true }).click();
    await page.getByRole('button', { name: 'Favourite WhatsApp' }).click();
    await visit(page, '/buy-number');
    await buyWhatsApp(page);
    await expect(page).toHaveURL(/\/active-numbers$/);
    await look(page);
    await advance(30_000);
    for (const tab of [page, other])
      await expect(tab.getByText('SMS Received', { exact: true }).first()).toBeVisible();
    await look(page);
  });
  await test.step('the token expires, and each tab renews it for itself', async () => {
    for (const tab of [page, other]) {
      let renewed = 0;
      tab.on(
        'response',
        (answer) => (renewed += Number(answer.url().endsWith('/auth/refresh') && answer.ok())),
      );
      await waitForIdle(tab);
      advanceBy(world, 16 * MINUTE_MS);
      await tab.getByRole('button', { name: 'Refresh balance' }).click();
      await expect.poll(() => renewed).toBeGreaterThan(0);
      // A new token that is refused as well ends the session, so it must not expire before its first calls.
      await waitForIdle(tab);
    }
  });
  await test.step('a payment and the history', async () => {
    await main.getByRole('link', { name: 'Transactions' }).click();
    await (await submitDepositInPopup(page)).close();
    await main.getByRole('link', { name: 'History' }).click();
    // The page before has such buttons too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchase History');
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await advance(15_000);
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const tab of [page, other]) await look(tab);
  });

  const sessions = world.db.sessions;
  const secrets = [...sessions.flatMap(({ secret, refreshToken }) => [secret, refreshToken]), 'demo1234'];
  const betraying = (texts: readonly string[], words: readonly string[]) =>
    texts.filter((text) => words.some((word) => text.includes(word)));
  expect(output.filter((what) => what.startsWith('message')).length).toBeGreaterThan(3);
  expect(betraying([...output, ...stored], secrets)).toEqual([]);
  const shown = world.db.numbers.flatMap(({ phone_number, sms_code }) => [phone_number, sms_code ?? '']);
  expect(shown).toEqual([expect.stringMatching(/\d{8}/), expect.stringMatching(/\d{4}/)]);
  const onDisk = stored.filter((text) => !text.startsWith('page: '));
  expect(onDisk.join()).toContain('favourite-services-of-');
  expect(onDisk.join()).toContain('last-visit');
  expect(betraying(onDisk, shown)).toEqual([]);

  await test.step('cleared from the settings, in both tabs', async () => {
    // The other tab has session storage of its own.
    await other.evaluate(() => sessionStorage.setItem('sms-dashboard:unsettled-top-up', '{}'));
    await page.bringToFront();
    await main.getByRole('link', { name: 'Settings' }).click();
    await page.evaluate(() => localStorage.setItem('sms-dashboard:a-removed-feature-of-1', '[]'));
    await page.reload();
    await advance(15_000);
    await expect.poll(() => keysOf(page)).not.toContain('sms-dashboard:a-removed-feature-of-1');
    expect(await keysOf(other)).toContain('sms-dashboard:unsettled-top-up');
    await page.getByRole('button', { name: 'Clear data on this device' }).click();
    await page.getByRole('button', { name: 'Sign out and clear', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login$/);
    await expect.poll(() => keysOf(page)).toEqual([]);
    await expect.poll(() => keysOf(other)).toEqual([]);
  });
});
