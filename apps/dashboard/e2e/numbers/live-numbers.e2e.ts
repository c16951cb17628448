import { expect } from '@playwright/test';
import { layoutShiftOf } from '../support/page-checks';
import { test } from '../support/fixtures';

/** The SMS of the scenario arrives after 3 s; its toast stays for 8 s. */
const TOAST_GONE_MS = 12_000;

for (const [size, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(`code on the dashboard, ${size}`, () => {
    test.use({ scenario: 'sms-arrives', signedIn: true, viewport });

    test(`code on the dashboard: is there at once, and stays after its toast and a reload: ${size}`, async ({
      page,
      server,
      advance,
    }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('timer')).toBeVisible();
      // The activity is remembered for 30 s, so that only the message reports the SMS.
      server.world.flags.faults = [{ operation: 'activeNumbers', times: 9, delayMs: Infinity }];
      const before = await layoutShiftOf(page);
      await advance(3_000, true);
      const code = main.getByRole('list').first().getByText('482913', { exact: true });
      await expect(code).toBeVisible();
      for (const name of ['Main', 'Tabs'])
        await expect(page.locator(`nav[aria-label="${name}"]`)).toContainText('1 code ready');
      await advance(TOAST_GONE_MS, true);
      await expect(main.getByRole('button', { name: 'Copy SMS code' })).toBeVisible();
      await main.getByRole('button', { name: 'Refresh' }).click();
      await expect(code).toBeVisible();
      expect((await layoutShiftOf(page)) - before).toBeLessThanOrEqual(0.01);
    });
  });
