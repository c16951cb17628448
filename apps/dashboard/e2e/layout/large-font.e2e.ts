import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../../../scripts/ci/browser.mjs';
import { ACCOUNT, continueToScreen, GROUPS, screenName, takeScreenshot } from '../support/screens';
import { test } from '../support/fixtures';
import { PHONE } from '../support/page-helpers';
import { checkLayout, checkWidth } from '../support/page-checks';

/** The browser's default font is twice the usual size; the window is a phone's. */
test.use({
  scenario: ACCOUNT,
  signedIn: true,
  launchOptions: launchOptions('--blink-settings=defaultFontSize=32'),
  ...PHONE,
});

const checkOverlays = async (page: Page): Promise<void> => {
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Details' }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkWidth(page);
  await takeScreenshot(page, 'dialog-32px');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await checkWidth(page);
  await takeScreenshot(page, 'menu-32px');
};

test('large font: every screen fits a phone with a default font of 32 px', async ({ page, context }) => {
  for (const { signedIn, screens } of [...GROUPS].reverse()) {
    if (!signedIn) await context.clearCookies();
    for (const screen of screens) {
      await test.step(screenName(screen), async () => {
        await continueToScreen(page, screen, signedIn);
        await checkLayout(page);
        await takeScreenshot(page, `${screenName(screen)}-32px`);
      });
    }
    if (signedIn) await test.step('large font: overlays', () => checkOverlays(page));
  }
});
