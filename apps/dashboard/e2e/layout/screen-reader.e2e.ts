import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { visit } from '../support/page-helpers';

test.use({ scenario: 'no-sms', signedIn: true });

const focused = (page: Page) => page.locator(':focus');

/** Makes a choice by its name, as a screen reader user without a pointer does. */
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

const currentStep = (page: Page) =>
  page.getByRole('list', { name: 'Purchase steps' }).locator('[aria-current="step"]');

test('screen reader: a purchase by names, focus and announcements alone, also after a rejection', async ({
  page,
  server,
}) => {
  await page.goto('/');
  for (const [width, buy, bought] of [
    [1280, 'Main', 1],
    [390, 'Tabs', 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await page.getByRole('navigation', { name: buy }).getByRole('link', { name: /^Buy/ }).press('Enter');
    await expect(focused(page)).toHaveText('Buy SMS Number');
    await choose(page, 'Canada');
    await expect(focused(page)).toHaveAccessibleName('Search services');
    await expect(currentStep(page)).toContainText('Select Service');
    await choose(page, 'WhatsApp');
    await expect(focused(page)).toHaveText('Select Operator');
    await choose(page, 'Any Operator (Recommended)');
    await expect(focused(page)).toHaveText('Confirm Purchase');

    server.world.flags.faults = [
      {
        operation: 'purchaseNumber',
        times: 1,
        corruption: { status: 400, text: 'No numbers available for this service/country combination' },
      },
    ];
    const purchase = page.getByRole('button', { name: 'Purchase Number' });
    await expect(purchase).toBeEnabled();
    await purchase.press('Enter');
    await expect(page.getByRole('alert')).toContainText('No numbers currently available');
    // The alternatives take the button's place. Their heading has the focus: Enter again must not buy
    // elsewhere.
    await expect(page.getByRole('region', { name: 'Other ways to get a number' })).toBeVisible();
    await expect(focused(page)).toHaveText('Out of stock');

    await choose(page, 'Try again');
    await expect(focused(page)).toHaveText('Active Numbers');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Number purchased successfully!',
    );
    const cards = page.getByRole('article', { name: /^WhatsApp \+\d/ });
    await expect(cards).toHaveCount(bought);
    // On a phone, the second number makes a row of the first.
    if (bought > 1) {
      const open = cards.last().getByRole('button', { name: 'Details', expanded: false });
      await open.press('Enter');
      await expect(cards.last().getByRole('button', { name: 'Details', expanded: true })).toBeFocused();
    }
    await expect(cards.first().getByRole('list', { name: 'How to use this number' })).toBeVisible();
    const copy = cards.first().getByRole('button', { name: 'Copy number' });
    await copy.press('Enter');
    await expect(copy).toBeFocused();
    await expect(
      cards.first().getByRole('button', { name: /^Cancel & Refund WhatsApp \+\d/ }),
    ).toHaveAccessibleDescription(/Cancel option available in \d minutes/);
  }
});
