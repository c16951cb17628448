import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { chooseWhatsAppInCanada, waitForIdle } from '../support/page-helpers';

test.describe('price change', () => {
  test.use({ scenario: 'no-sms', signedIn: true });

  test('price change: a price that rises between look and press is bought at by its own button alone', async ({
    page,
    server,
  }) => {
    const { flags, db } = server.world;
    const bought = () => db.numbers.all().map(({ price }) => `$${(price / 1e6).toFixed(4)}`);
    await page.goto('/buy-number');
    await chooseWhatsAppInCanada(page);
    await waitForIdle(page);
    flags.priceFactor = 1.5;
    const press = async (name: RegExp) => {
      const button = page.getByRole('button', { name });
      await button.press('Enter');
    };
    await press(/^Purchase Number/);
    const [, now = '', before = ''] =
      /^The price is now (\$\d\.\d{4}) \(it was (\$\d\.\d{4})\)\.$/.exec(
        (await page.getByText(/^The price is now/).textContent()) ?? '',
      ) ?? [];
    expect(Number(now.slice(1))).toBeCloseTo(1.5 * Number(before.slice(1)), 3);
    await waitForIdle(page);
    await expect(page.getByLabel('Price and balance').getByText(now, { exact: true })).toBeVisible();
    expect(bought()).toEqual([]);

    await press(/^Buy for /);
    await expect(page).toHaveURL(/\/active-numbers$/);
    await expect(page.getByRole('article')).toContainText(now);
    expect(bought()).toEqual([now]);
  });
});
