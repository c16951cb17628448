import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { recordCalls, waitForIdle } from '../support/page-helpers';
import { recordSpeech } from '../support/speech';

test.use({ scenario: 'ready-to-buy', signedIn: true });

/** The best pick and the offers below it. */
const offersOf = (page: Page) => page.locator('[data-choice]');

test("'wa', Enter, Enter lead from the page to the last step, at the price of the best pick; a page without numbers offers the cheapest, without another call", async ({
  page,
}) => {
  const { expectSpeech } = await recordSpeech(page);
  await page.goto('/buy-number');
  const search = page.getByLabel('Search countries and services');
  await search.focus();
  // At once, as by a paste: what the first change finds is announced as well.
  await page.keyboard.insertText('wa');
  await expectSpeech('results found');
  await expect(page.getByRole('list', { name: 'Services', exact: true }).getByRole('button')).toHaveText([
    'WhatsApp',
    /./,
    /./,
  ]);
  // The start has calls of its own.
  await waitForIdle(page);
  const calls = recordCalls(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Best pick')).toBeVisible();
  await expectSpeech('prices for WhatsApp');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  const [pick] = await offersOf(page).all();
  await expect(pick as NonNullable<typeof pick>).toHaveAccessibleDescription(
    /^Best pick cheapest with 100\+ in stock [\d,]+ available \$\d\.\d{4} ≈ ₦\d+$/,
  );
  const country = (await pick?.innerText()) ?? '';
  await waitForIdle(page);
  expect(calls).toEqual(['GET /services/prices', 'GET /payments/exchange-rate']);

  await page.keyboard.press('Enter');
  const selection = page.getByRole('group', { name: 'Your selection' });
  await expect(selection).toHaveText(new RegExp(`WhatsApp.*${country}.*Any Operator`));
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  await expect(page.locator(':focus')).toHaveText('Confirm Purchase');

  await waitForIdle(page);
  calls.length = 0;
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Active Numbers' }).click();
  const offers = page.getByRole('region', { name: 'Cheapest for WhatsApp' }).getByRole('link');
  await expect(offers).toHaveCount(3);
  const prices = (await offers.allInnerTexts()).map((text) => Number(/\$([\d.]+)/.exec(text)?.[1]));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  // The screen reads its list, unless the start has just read it.
  expect(calls.filter((call) => call !== 'GET /numbers/active')).toEqual([]);
  await offers.first().click();
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
});
