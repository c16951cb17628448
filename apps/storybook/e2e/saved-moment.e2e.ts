import { expect, test, type Page } from '@playwright/test';
import { preview } from 'vite';
import { waitForIdle } from '../../dashboard/e2e/support/page-helpers';
import { pauseClock } from '../../dashboard/e2e/support/paused-clock';
import { START_TIME } from '../../dashboard/e2e/support/start-time';

/** Balance, every card and the world's clock. */
const stateOf = async (page: Page) => ({
  balance: /\$[\d,.]+/.exec(await page.getByRole('banner').innerText())?.[0],
  cards: await page.getByRole('article').allInnerTexts(),
  clock: await page.getByLabel('Clock').innerText(),
});

test('a moment saved in the demo opens beside a screen with the same balance, cards and clock', async ({
  browser,
}) => {
  // Loads the demo twice, and Storybook.
  test.setTimeout(60_000);
  const demo = await preview({
    configFile: false,
    root: '../dashboard',
    build: { outDir: 'dist-demo' },
    preview: { port: 4174, strictPort: true },
  });
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  // The worlds stand still as well: they follow the clock of their page.
  await pauseClock(context, START_TIME);
  const page = await context.newPage();
  await page.goto('http://localhost:4174/active-numbers?scenario=waiting-early');
  await page.getByRole('button', { name: 'Simulator' }).click();
  await page.getByLabel('SMS code').fill('420337');
  await page.getByRole('button', { name: 'Send SMS' }).click();
  await page.getByRole('button', { name: 'Add to the balance' }).click();
  await page.getByRole('button', { name: '+5 min' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Simulator' }).click();
  await expect(page.getByRole('article')).toContainText('420337');
  await waitForIdle(page);
  await page.getByRole('button', { name: 'Save this moment' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const saved = await stateOf(page);
  expect(saved.balance).toMatch(/^\$\d/);

  const other = await context.newPage();
  const world = link.searchParams.get('world') ?? '';
  await other.goto(`/iframe.html?id=explore-screens--active-numbers&viewMode=story&world=${world}`);
  await other.getByRole('button', { name: 'Simulator' }).click({ timeout: 20_000 });
  await expect.poll(() => stateOf(other)).toEqual(saved);
  await context.close();
  await demo.close();
});
