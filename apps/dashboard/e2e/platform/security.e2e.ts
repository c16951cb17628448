import { expect, type BrowserContext, type Page } from '@playwright/test';
import { advanceBy, reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { newestRow, submitDepositInPopup } from '../support/payment-helpers';
import { buyWhatsApp, signIn, visit, waitForIdle } from '../support/page-helpers';
import { MINUTE_MS } from '@sms/domain/limits/spec';

/** Target of an attacker's redirect. */
const ELSEWHERE = 'https://evil.example/';

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

/** Everything that a page stores or shows. */
const storedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
        });
        return Promise.all(
          [...database.objectStoreNames].map(
            (store) =>
              new Promise((resolve) => {
                const reading = database.transaction(store).objectStore(store).getAll();
                reading.onsuccess = () => resolve(reading.result);
              }),
          ),
        );
      }),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return Promise.all(requests.map(async (request) => (await cache.match(request))?.text()));
      }),
    );
    const stored = {
      localStorage: Object.entries(localStorage),
      sessionStorage: Object.entries(sessionStorage),
      databases,
      cached,
      cookie: document.cookie,
      state: history.state as unknown,
      name: window.name,
      address: location.href,
      page: document.documentElement.outerHTML,
    };
    return Object.entries(stored).map(([place, content]) => `${place}: ${JSON.stringify(content)}`);
  });

test.use({ scenario: 'waiting-cancellable' });

test('tokens and passwords stay in memory: not stored, not shown, not sent to other tabs', async ({
  page,
  context,
  server,
}) => {
  const output = await recordOutput(context);
  await page.goto('/buy-number');
  await signIn(page);
  // The browser itself prints the address of a socket that is closed before it opens, when another tab takes
  // the lead.
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/active-numbers');
  await buyWhatsApp(page);
  await expect(page).toHaveURL(/\/active-numbers$/);
  const [number] = reachableNumbers(server.world);
  sendSms(server.world, number?.id ?? 0, '482913');
  await expect(other.getByRole('article').getByText('482913', { exact: true })).toBeVisible();

  // The token expires, and each tab renews it for itself.
  for (const tab of [page, other]) {
    let renewed = 0;
    tab.on(
      'response',
      (answer) => (renewed += Number(answer.url().endsWith('/auth/refresh') && answer.ok())),
    );
    await waitForIdle(tab);
    advanceBy(server.world, 16 * MINUTE_MS);
    await tab.getByRole('button', { name: 'Refresh balance' }).click();
    await expect.poll(() => renewed).toBeGreaterThan(0);
    // A new token that is refused as well ends the session, so it must not expire before its first calls.
    await waitForIdle(tab);
  }
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  const popup = await submitDepositInPopup(page);
  await popup.close();
  await expect(newestRow(page)).toContainText('Pending');

  const sessions = server.world.db.sessions;
  const secrets = [...sessions.flatMap(({ secret, refreshToken }) => [secret, refreshToken]), 'demo1234'];
  const stored = [...(await storedBy(page)), ...(await storedBy(other))];
  expect(output.filter((what) => what.startsWith('message')).length).toBeGreaterThan(3);
  expect([...output, ...stored].filter((what) => secrets.some((secret) => what.includes(secret)))).toEqual(
    [],
  );
});

test('open redirects: no address leads away after sign-in, from a payment or by a path', async ({
  page,
  context,
  server,
}) => {
  const away: string[] = [];
  const note = (address: string) => new URL(address).origin !== server.origin && away.push(address);
  context.on('request', (request) => note(request.url()));
  page.on('framenavigated', (frame) => note(frame.url()));

  const names = ['redirect', 'redirect_uri', 'returnUrl', 'return_to', 'next', 'from', 'url', 'continue'];
  const targets = [ELSEWHERE, '//evil.example', '/\\evil.example', 'javascript:document.title="ran"'];
  const query = names
    .flatMap((name) => targets.map((target) => `${name}=${encodeURIComponent(target)}`))
    .join('&');
  await page.goto(`/login?${query}#${ELSEWHERE}`);
  await signIn(page);
  await expect(page).toHaveURL(`${server.origin}/`);

  // A forged payment is looked up by its reference, which must not reach another call.
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(`/transactions?tx_ref=..%2F..%2Fnumbers%2F1%2Fcancel&status=successful&${query}`);
  await expect(page.getByText('Failed to process payment result').first()).toBeVisible();
  expect(calls.filter((path) => /cancel|status/.test(path))).toEqual([]);
  expect(page.url()).not.toContain('tx_ref');

  // The router reads an address alike at a start and later.
  await page.goto(`${server.origin}//evil.example/history`);
  for (const path of [
    '/.//evil.example/history',
    '/%2F%2Fevil.example/history',
    '/%5Cevil.example/history',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(`${server.origin}/`);
  }
  expect(away).toEqual([]);
  expect(await page.title()).not.toBe('ran');
});
