import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '@sms/api-mocks/server';
import { ACCOUNT, GROUPS, openScreen, screenName, takeScreenshot, waitForScreen } from '../support/screens';
import { test } from '../support/fixtures';
import { checkLayoutShift, watchLayoutShift } from '../support/layout-shift';
import { openRows, visit } from '../support/page-helpers';
import {
  checkAccessibility,
  checkBadge,
  checkFieldText,
  checkFilled,
  checkLayout,
  checkTouchTargets,
  checkUncovered,
  checkWidth,
  injectAxe,
} from '../support/page-checks';

/** Chooses a theme as another tab would. */
const choose = (page: Page, theme: string): Promise<void> =>
  page.evaluate((stored) => {
    localStorage.setItem('sms-dashboard:theme', stored);
    window.dispatchEvent(new StorageEvent('storage'));
  }, theme);

/**
 * The components have both themes in their stories: put together, each theme is checked once, light on a
 * desktop and dark on a phone. All but the colours of a desktop is checked in the stories of the screens.
 */
const checkInTheme = async (page: Page, theme: 'light' | 'dark', name: string): Promise<void> => {
  await choose(page, theme);
  await checkAccessibility(page, theme === 'light' ? 'colours' : 'all');
  await takeScreenshot(page, `${name}-${theme}`);
};

/** With a default font of twice the usual size a phone has half the room. */
const withLargeFont = async (page: Page, name: string, check: () => Promise<void>): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const choose = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await choose(32);
  await check();
  await takeScreenshot(page, `${name}-32px`);
  await choose(16);
  await devtools.detach();
};

/** What opens over the page: the details of a purchase, and the menu. */
const checkOverlays = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'View Details' }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkWidth(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await checkWidth(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
};

const SMALL_PHONE = { width: 360, height: 740 };

const ON_ITS_SIDE = { width: 844, height: 390 };

/** A window of 1280 × 1024 at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

/** Triggers a toast of one line that leaves nothing behind. */
const announce = ({ world }: RunningServer): void => {
  const [{ userId } = { userId: 1 }] = world.db.sessions;
  world.publish(userId, 'error', { message: 'Maintenance at noon' });
};

test.use({ scenario: ACCOUNT });

for (const { who, signedIn, screens } of GROUPS) {
  test.describe(`every screen of ${who}`, () => {
    test.use({ signedIn });

    test.beforeEach(async ({ page }) => {
      // Nine screens in one test are faster than nine tests, but need more than the default timeout.
      test.setTimeout(300_000);
      await injectAxe(page);
    });

    test('every screen at desktop widths', async ({ page }) => {
      await openScreen(page, screens[0], signedIn);
      await checkLayoutShift(page);
      // A phone loads each of them.
      for (const screen of screens) {
        await test.step(screenName(screen), async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          const expectStill = await watchLayoutShift(page);
          await visit(page, screen.path);
          await waitForScreen(page, screen, signedIn);
          await expectStill();
          await checkFilled(page);
          await checkInTheme(page, 'light', `${screenName(screen)}-1280`);
          for (const width of [768, 1024, 1280, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            await checkLayout(page);
          }
        });
      }
    });

    test.describe('every screen on a touch screen', () => {
      test.use({ viewport: SMALL_PHONE, hasTouch: true, isMobile: true });

      test('every screen on a touch screen: dark, with a large font, and in the smallest window', async ({
        page,
        server,
      }) => {
        for (const screen of screens) {
          await test.step(screenName(screen), async () => {
            await page.setViewportSize({ width: 390, height: 844 });
            await openScreen(page, screen, signedIn);
            await checkLayoutShift(page);
            await checkLayout(page);
            await checkFilled(page);
            await checkInTheme(page, 'dark', `${screenName(screen)}-390`);
            await withLargeFont(page, screenName(screen), async () => {
              await checkLayout(page);
              if (screen.path === '/history') await checkOverlays(page);
            });
            if (screen.path === '/active-numbers') await openRows(page);
            await page.setViewportSize({ ...SMALL_PHONE, width: 320 });
            await checkLayout(page);
            await page.setViewportSize(ZOOMED);
            await checkWidth(page);
            await checkBadge(page);
            await page.setViewportSize(ON_ITS_SIDE);
            await checkFieldText(page);
            await checkWidth(page);
            await page.setViewportSize(SMALL_PHONE);
            await checkTouchTargets(page);
            await checkFieldText(page);
            await checkLayout(page);
            if (signedIn) await checkUncovered(page, () => announce(server));
          });
        }
      });
    });
  });
}
