import { expect, type Page } from '@playwright/test';
import { reachableNumbers, startServer } from '@sms/api-mocks/server';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from '../support/fixtures';
import { buyAnother, buyWhatsApp, signIn, waitForIdle } from '../support/page-helpers';
import { newestRow, submitDepositInPopup } from '../support/payment-helpers';

const run = promisify(execFile);
const cwd = fileURLToPath(new URL('../../../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
  scripts: { sim: string };
};
/** What `npm run sim` runs, after its setup. */
const [, simulator = ''] = scripts.sim.split('&& node ');

/** Amounts in the banner, and every number with its state. */
const stateOf = async (page: Page) => ({
  balance: /\$[\d,.]+/.exec(await page.getByRole('banner').innerText())?.[0],
  cards: await page.getByRole('article').allInnerTexts(),
});

// Every SMS is sent from the terminal.
test.use({ scenario: 'no-sms' });

test('terminal: takes a user through the main job, and moves the world to another server', async ({
  page,
  context,
  server,
  advance,
}, info) => {
  // Each command is a process of its own.
  test.slow();
  const sim = async (line: string, ...paths: readonly string[]) => {
    const words = [...`${simulator} ${line}`.split(' '), ...paths, '--origin', server.origin];
    return (await run(process.execPath, words, { cwd })).stdout;
  };

  await page.goto('/login');
  await signIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Buy Number' }).click();
  await buyWhatsApp(page);
  const cards = page.getByRole('article');
  await expect(cards).toContainText('Waiting for SMS');
  expect(await sim('sms last 420337')).toMatch(/^number 1 .* · wa · received$/m);
  await expect(cards).toContainText('420337');

  await page.getByRole('navigation').getByRole('link', { name: 'Transactions' }).click();
  await submitDepositInPopup(page);
  await sim('pay last');
  await expect(newestRow(page)).toContainText('Completed');

  await sim('fail purchase 504 --later');
  await buyAnother(page);
  await expect(page.getByText('Still being checked')).toBeVisible();
  await expect.poll(() => reachableNumbers(server.world)).toHaveLength(2);
  await advance(10_000);
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(cards).toHaveCount(2);

  const cancel = page.getByRole('button', { name: 'Cancel & Refund' });
  await expect(cancel).toBeDisabled();
  await sim('advance 4m');
  await page.reload();
  await expect(cancel).toBeEnabled();

  const file = info.outputPath('world.json');
  await sim('world save', file);
  const restarted = await startServer({
    scenario: 'first-visit',
    keep: file,
    staticDir: join(process.cwd(), 'dist'),
    now: () => server.world.clock.now(),
  });
  const other = await context.newPage();
  await other.goto(`${restarted.origin}/active-numbers`);
  await waitForIdle(page);
  const saved = await stateOf(page);
  expect(saved.balance).toMatch(/^\$\d/);
  expect(saved.cards).toContainEqual(expect.stringContaining('420337'));
  expect(saved.cards).toHaveLength(2);
  await expect.poll(() => stateOf(other)).toEqual(saved);
  await restarted.close();
});
