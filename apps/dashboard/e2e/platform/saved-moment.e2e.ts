import { expect, test as base, type Page } from '@playwright/test';
import { startServer } from '@sms/api-mocks/server';
import { REQUEST_TIMEOUT_MS } from '@sms/domain/limits';
import { openSession } from '../support/open-session';
import { pauseClock } from '../support/paused-clock';
import { waitForIdle } from '../support/page-helpers';
import { START_TIME } from '../support/start-time';

/** The simulated server runs in the page, so both share one clock. */
const test = base.extend({
  context: async ({ context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await pauseClock(context, START_TIME);
    await use(context);
  },
});

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Simulator' });

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Simulator' }).click();
  await expect(panelOf(page).getByLabel('Clock')).toBeVisible();
};

/** Balance and every card. */
const screenOf = async (page: Page) => ({
  balance: /\$[\d,.]+/.exec(await page.getByRole('banner').innerText())?.[0],
  cards: await page.getByRole('article').allInnerTexts(),
});

const clockOf = (page: Page) => panelOf(page).getByLabel('Clock').getByRole('time');

/** The same with the world's clock. */
const stateOf = async (page: Page) => ({
  ...(await screenOf(page)),
  clock: await clockOf(page).innerText(),
});

test('simulator: lists calls, pending and aborted ones too, and answers the next one differently', async ({
  page,
}) => {
  await page.goto('/active-numbers?scenario=waiting-early');
  await expect(page.getByRole('article')).toContainText('Waiting for SMS');
  await openPanel(page);
  const calls = panelOf(page).getByRole('region', { name: 'Calls' });
  const reads = calls.getByRole('button', { name: /GET \/numbers\/active.*200/ });
  await reads.first().click();
  await expect(calls).toContainText('Contract: fits');
  await expect(calls.getByRole('group', { name: 'Response' })).toContainText('"status": "waiting"');

  await calls.getByText('Answer differently next time').click();
  const body = calls.getByLabel('Body');
  await body.fill((await body.inputValue()).replace('"waiting"', '"received"'));
  await calls.getByLabel('Status').fill('203');
  await calls.getByRole('button', { name: 'Answer the next activeNumbers' }).click();
  await expect(panelOf(page).getByText('Will fail: activeNumbers')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).not.toContainText('Waiting for SMS');
  await openPanel(page);
  await calls.getByRole('button', { name: /GET \/numbers\/active.*203/ }).click();
  await expect(calls).toContainText('Decided by: Failure set in the simulator');

  await panelOf(page).getByLabel('Call', { exact: true }).selectOption('activeNumbers');
  await panelOf(page).getByLabel('Failure', { exact: true }).selectOption('No answer ever');
  await panelOf(page).getByRole('button', { name: 'Make it fail' }).click();
  // Within a second of the last load a refresh would make no call.
  await waitForIdle(page);
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(calls.getByRole('button', { name: /GET \/numbers\/active.*pending/ })).toBeVisible();
  await page.clock.runFor(REQUEST_TIMEOUT_MS);
  await calls.getByRole('button', { name: /GET \/numbers\/active.*no response/ }).click();
  await expect(calls).toContainText('Decided by: The client closed the connection');
});

test('simulator: a saved moment opens in another browser and beside the stand-alone server; a damaged link changes nothing', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/active-numbers?scenario=waiting-early');
  await openPanel(page);
  await panelOf(page).getByLabel('SMS code').fill('420337');
  await panelOf(page).getByRole('button', { name: 'Send SMS' }).click();
  await panelOf(page).getByRole('button', { name: 'Add to the balance' }).click();
  await panelOf(page).getByRole('button', { name: '+5 min' }).click();
  await page.reload();
  await openPanel(page);
  await expect(page.getByRole('article')).toContainText('420337');
  await waitForIdle(page);
  await panelOf(page).getByRole('button', { name: 'Save this moment' }).click();
  await panelOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panelOf(page).getByRole('status')).toHaveText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8_300);
  const saved = await stateOf(page);
  expect(saved.cards).toEqual([expect.stringContaining('420337')]);
  expect(saved.balance).toMatch(/^\$\d/);

  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
  await pauseClock(elsewhere, START_TIME + 3_600_000);
  const other = await elsewhere.newPage();
  await other.goto(link);
  await openPanel(other);
  await expect(other).toHaveURL(/\/active-numbers$/);
  await expect.poll(() => stateOf(other)).toEqual(saved);

  const download = page.waitForEvent('download');
  await panelOf(page).getByRole('button', { name: 'Save as file' }).click();
  const server = await startServer({
    scenario: 'first-visit',
    keep: await (await download).path(),
    staticDir: 'dist',
  });
  expect(await clockOf(page).getAttribute('datetime')).toBe(server.world.clock.iso());
  await openSession(context, server);
  const beside = await context.newPage();
  await beside.goto(`${server.origin}/active-numbers`);
  const { balance, cards } = saved;
  await expect.poll(() => screenOf(beside)).toEqual({ balance, cards });
  await server.close();

  await other.goto(link.slice(0, -20));
  await expect(panelOf(other).getByRole('alert')).toContainText('Nothing was changed');
  await expect.poll(() => stateOf(other)).toEqual(saved);
  await elsewhere.close();
});
