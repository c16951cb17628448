import { expect, type Page } from '@playwright/test';
import { ACCOUNT } from '../e2e/support/screens';
import { test } from '../e2e/support/fixtures';
import { signIn } from '../e2e/support/page-helpers';
import { createResourceMeter, type PageResources } from './leak-checks';

const MINUTE_MS = 60_000;
const SESSIONS = 50;
/** During the first sessions all code is loaded, and the caches fill up. */
const WARM_UP = 20;
const GROWTH_MAX_BYTES = 100_000;

test.use({ scenario: ACCOUNT });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Screens of the navigation, with the text that each shows last. */
const SCREENS = [
  ['Active Numbers', /^Details$/],
  ['Buy Number', 'Canada'],
  ['History', /^Showing 1 to 20/],
  ['Transactions', /^Page 1 of 3/],
] as const;

const chooseInUserMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /demo/ }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** From /login through the screens and back. */
const playSession = async (page: Page): Promise<void> => {
  await signIn(page);
  for (const [link, lastly] of SCREENS) {
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await expect(page.getByText(lastly).first()).toBeVisible();
  }
  await chooseInUserMenu(page, 'Settings');
  await expect(title(page)).toContainText('Settings');
  await chooseInUserMenu(page, 'Sign out');
  await expect(title(page)).toContainText('Welcome back');
};

test(`${SESSIONS} sessions leave no listener, node, document, timer or memory behind`, async ({
  page,
  advance,
}) => {
  test.setTimeout(30 * MINUTE_MS);
  const measureResources = await createResourceMeter(page);
  /** Resources once toasts are gone, and calls are too long ago to count towards a limit of the server. */
  const resourcesAfter = async (sessions: number): Promise<PageResources> => {
    for (let session = 0; session < sessions; session += 1) await playSession(page);
    await advance(MINUTE_MS);
    return measureResources();
  };
  await page.goto('/login');
  const before = await resourcesAfter(WARM_UP);
  const after = await resourcesAfter(SESSIONS);
  console.table({ before, after });
  for (const kind of ['listeners', 'nodes', 'documents', 'timers'] as const) {
    expect.soft(after[kind], kind).toBeLessThanOrEqual(before[kind]);
  }
  expect(after.heap - before.heap).toBeLessThan(GROWTH_MAX_BYTES);
});
