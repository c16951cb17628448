import { expect, type Browser, type Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { nodesByFile, watchNodes } from '../support/made-nodes';
import { signIn } from '../support/page-helpers';

/** A layout as a trace reports it. */
interface LayoutEvent {
  readonly name: string;
  readonly args?: { readonly beginData?: { readonly stackTrace?: readonly { readonly url: string }[] } };
}

/**
 * Number of layouts that the page's scripts forced meanwhile, by reading a size of something they had
 * changed.
 */
const forcedLayouts = async (browser: Browser, page: Page, act: () => Promise<void>): Promise<number> => {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly LayoutEvent[];
  };
  const layouts = trace.traceEvents.filter(({ name }) => name === 'Layout');
  // Otherwise nothing was traced.
  expect(layouts.length).toBeGreaterThan(0);
  // The test's own queries force some as well, and have no address.
  const isForced = ({ args }: LayoutEvent) => args?.beginData?.stackTrace?.some(({ url }) => url !== '');
  return layouts.filter(isForced).length;
};

test.describe('among 2,000 services', () => {
  test.use({
    signedIn: true,
    contextOptions: { reducedMotion: 'no-preference' },
    scenario: {
      description: 'A customer who chooses among 2,000 services.',
      seed: 1,
      signedIn: true,
      balanceUsd: 10,
      numbers: [],
      serviceCount: 2_000,
    },
  });

  test('work: no letter of a search forces a layout, and the list starts at the top and keeps its rows; twenty toasts that leave together do not force a layout each', async ({
    browser,
    page,
    server,
  }) => {
    await page.goto('/buy-number?country=187');
    const search = page.getByRole('searchbox', { name: 'Search services' });
    await search.click();
    const box = page.getByRole('group', { name: 'Services' });
    await search.fill('wh');
    const results = box.getByRole('heading', { name: /^Search Results/ });
    await expect(results).toBeVisible();
    const all = await results.innerText();
    await box.evaluate((list) => {
      for (const row of list.querySelectorAll('li')) row.dataset['kept'] = '';
    });
    const forced = await forcedLayouts(browser, page, async () => {
      await page.keyboard.press('a');
      await expect(results).not.toHaveText(all);
    });
    expect(forced).toBe(0);
    await expect(box.locator('li')).toHaveCount(await box.locator('[data-kept]').count());

    await search.fill('');
    await expect(results).toHaveCount(0);
    await box.evaluate((list) => list.scrollTo(0, 2_000));
    await expect(box.getByRole('heading', { name: 'Popular Services' })).toHaveCount(0);
    await search.fill('a');
    await expect(results).toBeVisible();
    expect(await box.evaluate(({ scrollTop }) => scrollTop)).toBe(0);

    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    const [{ userId } = { userId: 0 }] = server.world.db.sessions;
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    const say = async (what: string) => {
      for (let count = 1; count <= 20; count += 1)
        server.world.publish(userId, 'error', { message: `${what} ${count}` });
      await expect(toasts.last()).toContainText(`${what} 20`);
    };
    await say('Before');
    // A slow machine shows them in several updates.
    expect(await forcedLayouts(browser, page, () => say('After'))).toBeLessThan(10);
  });
});

/** Runs in the page: marks it once it draws a placeholder for data, and lets no wait for data end early. */
const watchPlaceholders = (): void => {
  const { setTimeout } = window;
  const withoutWaits = (run: TimerHandler, afterMs = 0): number =>
    afterMs === 100 || afterMs === 1_000 ? 0 : setTimeout(run, afterMs);
  Object.assign(window, { setTimeout: withoutWaits });
  new MutationObserver(() => {
    const { documentElement: html } = document;
    if (html.querySelector('main .animate-pulse') !== null) html.dataset['placeholder'] = '';
  }).observe(document, { childList: true, subtree: true });
};

/** Effector nodes that the built app may make until its first screen is there. */
const NODES = { guest: 355, signedIn: 2_310 };

test.describe('a start', () => {
  test.use({ scenario: 'busy-account' });

  test(`work: a guest's start makes at most ${NODES.guest} nodes, a signed-in one ${NODES.signedIn}, and its page is drawn with its data`, async ({
    page,
  }) => {
    const expectNodes = async (shown: string, limit: number) => {
      await expect(page.getByText(shown, { exact: true })).toBeVisible();
      const files = await nodesByFile(page);
      const nodes = files.reduce((sum, [, count]) => sum + count, 0);
      // Otherwise Effector's function was not found.
      expect(nodes).toBeGreaterThan(100);
      expect(nodes, `The heaviest: ${files.slice(0, 10).join(' · ')}`).toBeLessThanOrEqual(limit);
    };
    await watchNodes(page);
    await page.goto('/');
    await expectNodes('Create account', NODES.guest);
    await signIn(page);
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await page.reload();
    await expectNodes('Connected', NODES.signedIn);

    await page.addInitScript(watchPlaceholders);
    for (const path of ['/', '/history', '/buy-number']) {
      await page.goto(path);
      await expect(page.getByText('Connected', { exact: true })).toBeVisible();
      await expect(page.locator('html[data-placeholder]')).toHaveCount(0);
    }
  });
});
