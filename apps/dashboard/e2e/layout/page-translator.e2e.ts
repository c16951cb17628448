import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { completeMainJourney } from '../support/main-journey';
import { visit, waitForIdle } from '../support/page-helpers';
import { GROUPS } from '../support/screens';

test.use({ scenario: 'first-purchase' });

/**
 * Replaces each text by nested elements, now and after every change, as Chrome, Edge and Samsung's browser
 * do.
 */
const translatePages = () => {
  const font: string = 'font';
  const LEFT_ALONE = 'font, script, style, textarea, [translate=no]';
  const translate = (text: Text): void => {
    if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(LEFT_ALONE)) return;
    const outer = document.createElement(font);
    const inner = document.createElement(font);
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text.data);
  };
  const translateIn = (node: Node): void => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let next = node instanceof Text ? node : texts.nextNode(); next; next = texts.nextNode())
      if (next instanceof Text) found.push(next);
    found.forEach(translate);
  };
  new MutationObserver((changes) =>
    changes.forEach(({ target, addedNodes }) => [target, ...addedNodes].forEach(translateIn)),
  ).observe(document, { subtree: true, childList: true, characterData: true });
};

test('page translator: registration, the main journey, Add Funds and every page', async ({
  page,
  context,
  server,
  advance,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(translatePages);
  await page.goto('/register');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expect(page.locator('font font').first()).toBeAttached();
  await page.getByRole('link', { name: 'Sign in' }).click();

  await completeMainJourney(page, async () => {
    await advance(30_000);
    // Changes in place, as the balance does.
    await expect(page.getByRole('timer')).toHaveText('19:30');
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Transactions' }).click();
  await page.getByRole('button', { name: 'Add Funds' }).first().click();
  const amount = page.getByLabel('Amount (NGN)');
  for (const [typed, text] of [
    ['50', 'Minimum deposit amount is ₦100'],
    ['', 'Enter an amount'],
    ['5000', 'Your rate'],
  ] as const) {
    await amount.fill(typed);
    await amount.blur();
    await advance(1_000);
    await expect(page.getByRole('dialog')).toContainText(text);
  }
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Pay ₦[\d,]+$/ }).click();
  await (await popup).getByRole('button', { name: 'Pay', exact: true }).click();
  await waitForIdle(page);
  const owned = server.world.db.ledger.reduce((sum, { amount }) => sum + amount, 0) / 1_000_000;
  await expect(page.getByRole('banner')).toContainText(`$${owned.toFixed(4)}`);

  const [, { screens }] = GROUPS;
  for (const { path, heading } of screens.filter(({ path }) => !/\?|subscriptions/.test(path))) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await waitForIdle(page);
    await expect(page.locator('main font font').first()).toBeAttached();
  }
});
