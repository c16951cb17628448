import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { countPendingCalls, waitForCalls } from './paused-clock';

/** The undo window of 'Mark Complete', in ms. */
export const UNDO_MS = 5_000;

/** By then all toasts are gone, in ms. */
export const TOASTS_MS = 10_000;

/** A phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Signs in. Default: with the demo account. */
export const signIn = async (
  page: Page,
  { username, password } = { username: 'demo', password: 'demo1234' },
): Promise<void> => {
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Goes through the wizard of /buy-number up to its last step. */
export const chooseWhatsAppInCanada = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  await page.getByRole('button', { name: 'WhatsApp', exact: true }).click();
  await page.getByRole('button', { name: 'Any Operator (Recommended)' }).click();
};

/**
 * Leads to an address of the product in the loaded page, which saves a second of CPU. The router sees it as a
 * step through the history, not as a link.
 */
export const visit = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Buys one number on /buy-number. */
export const buyWhatsApp = async (page: Page): Promise<void> => {
  await chooseWhatsAppInCanada(page);
  await page.getByRole('button', { name: 'Purchase Number' }).click();
};

/** Opens a tab of the signed-in user for each address, one after the other. */
export const openTabs = async (
  context: BrowserContext,
  addresses: readonly string[],
): Promise<readonly Page[]> => {
  const tabs: Page[] = [];
  for (const address of addresses) {
    const tab = await context.newPage();
    await tab.goto(address);
    await expect(tab.getByRole('banner')).toContainText('demo');
    tabs.push(tab);
  }
  return tabs;
};

/**
 * Records the calls of a page or of all pages, as 'GET /numbers/active', without those that open the session.
 */
export const recordCalls = (watched: Page | BrowserContext): string[] => {
  const calls: string[] = [];
  const sessionCalls = ['/health', '/csrf-token', '/auth/refresh', '/auth/me'];
  const record = (request: Request): void => {
    const path = new URL(request.url()).pathname;
    const call = path.replace(/^\/api/, '');
    if (call !== path && !sessionCalls.includes(call)) calls.push(`${request.method()} ${call}`);
  };
  watched.on('request', record);
  return calls;
};

/** Delays the calls of a page to an address; the returned function releases them. */
export const delayCalls = async (page: Page, address: RegExp): Promise<() => void> => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Hides the tab, or shows it. */
export const setVisible = (page: Page, isVisible: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );

/**
 * From its next start on, a page waits no random time: it cancels a number at once, without regard to other
 * devices.
 */
export const waitNoRandomTime = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0;
  });

/**
 * Waits until a page is idle: its calls are answered, no short timer is pending, and the result is rendered.
 */
export const waitForIdle = async (page: Page): Promise<void> => {
  for (let looks = 0; looks < 2; looks += 1) {
    const calls = countPendingCalls(page);
    await waitForCalls([page]);
    const waits = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const ended = window.endShortTimers();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(ended)));
        }),
    );
    if (calls + waits > 0) looks = -1;
  }
};

/** Waits for two frames, after which the page has rendered what has just changed. */
export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Opens the rows that are cards of numbers on a phone with several of them. */
export const openRows = async (page: Page): Promise<void> => {
  const closed = page.getByRole('button', { name: 'Details', expanded: false });
  await expect(closed.first()).toBeVisible();
  while ((await closed.count()) > 0) await closed.first().click();
};
