import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { STARTS_AT } from './day';

/**
 * Opens an address with a clock that `advance` below can move ahead of real time. Only the page's clock moves: the
 * server's world keeps its own.
 */
export const openWithStoppedClock = async (page: Page, path: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: STARTS_AT });
  await page.goto(path);
};

/** How long 'Mark Complete' can be undone, in ms (docs/decisions/0061). */
export const UNDO_MS = 5_000;

/** Moves the clock of a page ahead, in ms. */
export const advance = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

/** Signs in. Default: with the demo account. */
export const signIn = async (
  page: Page,
  { username, password } = { username: 'demo', password: 'demo1234' },
): Promise<void> => {
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Walks the wizard of /buy-number up to its last step. */
export const chooseWhatsAppInCanada = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  await page.getByRole('button', { name: 'WhatsApp', exact: true }).click();
  await page.getByRole('button', { name: 'Any Operator (Recommended)' }).click();
};

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

/** The calls of a page or of all pages from now on, as 'GET /numbers/active', without those that open the session. */
export const watchCalls = (watched: Page | BrowserContext): string[] => {
  const calls: string[] = [];
  const ofTheStart = ['/health', '/csrf-token', '/auth/refresh', '/auth/me'];
  const note = (request: Request): void => {
    const path = new URL(request.url()).pathname;
    const call = path.replace(/^\/api/, '');
    if (call !== path && !ofTheStart.includes(call)) calls.push(`${request.method()} ${call}`);
  };
  watched.on('request', note);
  return calls;
};

/** Lets a page come to rest, and lets the second pass in which it would not repeat a read. */
export const letRest = async (page: Page): Promise<void> => {
  await page.clock.runFor(1_500);
  await page.waitForLoadState('networkidle');
};

/** Buys one more. While the balance is read anew, because of what was before, nothing can be bought. */
export const buyAnother = async (page: Page): Promise<void> => {
  await letRest(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Buy Number' }).click();
  await buyWhatsApp(page);
};
