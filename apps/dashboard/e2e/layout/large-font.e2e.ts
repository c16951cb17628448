import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../../../scripts/ci/browser.mjs';
import { ACCOUNT, GROUPS, openScreen, screenName, SCREENSHOTS } from '../support/screens';
import { test } from '../support/fixtures';
import { checkLayout, checkWidth } from '../support/page-checks';

const { args, ...options } = launchOptions();

/** The browser's default font is twice the usual size; the window is a phone's. */
test.use({
  scenario: ACCOUNT,
  signedIn: true,
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const checkOverlays = async (page: Page): Promise<void> => {
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Details' }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkWidth(page);
  await page.screenshot({ path: `${SCREENSHOTS}/dialog-32px.png` });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await checkWidth(page);
  await page.screenshot({ path: `${SCREENSHOTS}/menu-32px.png` });
};

test('large font: every screen fits a phone with a default font of 32 px', async ({ page, context }) => {
  for (const { signedIn, screens } of [...GROUPS].reverse()) {
    if (!signedIn) await context.clearCookies();
    for (const screen of screens) {
      await test.step(screenName(screen), async () => {
        await openScreen(page, screen, signedIn);
        await checkLayout(page);
        await page.screenshot({ path: `${SCREENSHOTS}/${screenName(screen)}-32px.png` });
      });
    }
    if (signedIn) await test.step('large font: overlays', () => checkOverlays(page));
  }
});
