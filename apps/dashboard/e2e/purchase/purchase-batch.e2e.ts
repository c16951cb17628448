import { expect, type Page } from '@playwright/test';
import { scenarios } from '@sms/api-mocks';
import { test } from '../support/fixtures';
import { chooseWhatsAppInCanada, recordCalls, visit, waitForIdle } from '../support/page-helpers';

/** Opens 'More options' of the last step: the batch. A user who opened them last time finds them open. */
const openMoreOptions = async (page: Page): Promise<void> => {
  const options = page.locator('details', { hasText: 'More options' });
  if ((await options.getAttribute('open')) === null) await options.locator('summary').click();
};

// Twelve calls within seconds exceed the limit of a minute, which is not tested here.
test.use({ scenario: { ...scenarios['ready-to-buy'], flags: { callLimits: null } }, signedIn: true });

test('batch purchase: buys one after the other, stops at the first rejection or by hand, and shows one summary', async ({
  page,
  server: { world },
}) => {
  const several = page.getByRole('region', { name: 'Buy more than one' });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const cards = page.getByRole('article', { name: /^WhatsApp \+/ });
  let onSent: (() => Promise<void> | void) | undefined;
  await page.route('**/api/numbers/purchase', async (route) => {
    await onSent?.();
    await route.continue();
  });

  await page.goto('/buy-number');
  await chooseWhatsAppInCanada(page);
  await openMoreOptions(page);
  const buyTwo = several.getByRole('button', { name: /^Buy 2 · \$0\.\d{4}$/ });
  await expect(buyTwo).toBeEnabled();
  await waitForIdle(page);
  const calls = recordCalls(page);
  await buyTwo.click();
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(toasts.getByRole('listitem')).toHaveText([/2 of 2 bought: WhatsApp in Canada\./]);
  await expect(cards).toHaveCount(2);
  await waitForIdle(page);
  expect(calls.filter((call) => call.includes('/numbers/')).toSorted()).toEqual([
    'GET /numbers/active',
    'POST /numbers/purchase',
    'POST /numbers/purchase',
  ]);

  await visit(page, '/buy-number');
  await chooseWhatsAppInCanada(page);
  await openMoreOptions(page);
  let sent = 0;
  onSent = () => {
    sent += 1;
    if (sent === 2) world.flags.servicesWithoutStock = ['36/wa'];
  };
  await several.getByRole('button', { name: /^Buy 3/ }).click();
  const summary = several.getByRole('status');
  await expect(summary).toContainText('1 of 3 bought: WhatsApp in Canada');
  await expect(summary).toContainText('2 not bought: No numbers currently available');
  expect(sent).toBe(2);
  await summary.getByRole('link', { name: 'Open Active Numbers' }).click();
  await expect(cards).toHaveCount(3);

  await page.setViewportSize({ width: 390, height: 844 });
  world.flags.servicesWithoutStock = [];
  await page.goto('/buy-number');
  await chooseWhatsAppInCanada(page);
  await openMoreOptions(page);
  let release = () => undefined as void;
  onSent = () => new Promise((resolve) => (release = resolve));
  await several.getByRole('button', { name: /^Buy 3/ }).click();
  await expect(several.getByRole('status')).toHaveText('Buying number 1 of 3…');
  await expect(page.getByRole('button', { name: 'Purchasing...' })).toBeDisabled();
  await several.getByRole('button', { name: 'Stop after this one' }).click();
  await expect(several.getByRole('status')).toHaveText('Buying number 1 of 3, then stopping…');
  release();
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(toasts).toContainText('1 of 3 bought: WhatsApp in Canada. You stopped the rest.');
  await waitForIdle(page);
  expect(world.db.numbers).toHaveLength(4);
});
