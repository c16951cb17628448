import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { checkLayout } from '../support/page-checks';

test.use({
  scenario: 'busy-account',
  signedIn: true,
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
});

test('wizard on the smallest phone: every step fits, the buy button stays visible, a choice opens its step, and a service chosen on the last visit still has its prices', async ({
  page,
}) => {
  const selection = page.getByRole('group', { name: 'Your selection' });
  await page.goto('/buy-number');
  await expect(page.getByText(/^13 of \d+ countries shown$/)).toBeVisible();
  for (const choice of ['Canada', 'WhatsApp', 'Any Operator (Recommended)']) {
    await checkLayout(page);
    await page.getByRole('button', { name: choice, exact: true }).tap();
  }
  await checkLayout(page);

  const purchase = page.getByRole('button', { name: 'Purchase Number' });
  await expect(purchase).toBeEnabled();
  await expect(purchase).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-action-bar]')).toContainText(/\$\d\.\d{4}/);
  // The focused element is not below the bar, also when an alert has moved it down.
  const checkFocusAboveBar = async () => {
    const [focused, bar] = await Promise.all(
      [page.locator(':focus'), page.locator('[data-action-bar]')].map((part) => part.boundingBox()),
    );
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  };
  const maximum = page.getByLabel('Maximum Price (Optional)');
  await maximum.fill('0.001');
  await page.evaluate(() => scrollTo(0, 0));
  await purchase.press('Enter');
  await expect(page.getByRole('alert')).toContainText('exceeds your maximum');
  await expect(maximum).toBeFocused();
  await checkFocusAboveBar();
  await maximum.fill('');
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  await checkFocusAboveBar();

  await selection.getByRole('button', { name: 'Change service: WhatsApp' }).tap();
  await expect(page.getByText('Step 2 of 4: Select Service')).toBeVisible();
  await expect(selection).toHaveText(/Canada/);
  await expect(selection).not.toHaveText(/WhatsApp/);
  await selection.getByRole('button', { name: 'Change country: Canada' }).tap();
  await expect(page.getByText('Step 1 of 4: Select Country')).toBeVisible();

  await page.getByRole('list', { name: 'Popular services' }).getByRole('button').first().tap();
  const price = page.getByRole('main').getByText('$0.0490').first();
  await expect(price).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await tabs.getByRole('link', { name: 'Home' }).tap();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Buy' }).tap();
  await expect(price).toBeVisible();
});
