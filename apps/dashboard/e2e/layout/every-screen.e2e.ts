import type { Page } from '@playwright/test';
import type { RunningServer } from '@sms/api-mocks/server';
import {
  ACCOUNT,
  continueToScreen,
  GROUPS,
  openScreen,
  screenName,
  takeScreenshot,
} from '../support/screens';
import { test } from '../support/fixtures';
import { openRows } from '../support/page-helpers';
import {
  checkAccessibility,
  checkBadge,
  checkContrast,
  checkFieldText,
  checkFilled,
  checkLayout,
  checkLayoutShift,
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

const checkInBothThemes = async (page: Page, name: string): Promise<void> => {
  for (const theme of ['light', 'dark']) {
    await choose(page, theme);
    await (theme === 'light' ? checkAccessibility(page) : checkContrast(page));
    await takeScreenshot(page, `${name}-${theme}`);
  }
};

const SMALL_PHONE = { width: 360, height: 740 };

const ON_ITS_SIDE = { width: 844, height: 390 };

/** A window of 1280 × 1024 at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

/** Triggers a toast of one line that leaves nothing behind. */
const announce = ({ world }: RunningServer): void => {
  const [{ userId } = { userId: 1 }] = world.db.sessions.all();
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

    test('every screen at desktop widths, light and dark', async ({ page }) => {
      for (const screen of screens) {
        await test.step(screenName(screen), async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await continueToScreen(page, screen, signedIn);
          await checkLayoutShift(page);
          await checkFilled(page);
          await checkInBothThemes(page, `${screenName(screen)}-1280`);
          for (const width of [768, 1024, 1280, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            await checkLayout(page);
          }
        });
      }
    });

    test.describe('every screen on a touch screen', () => {
      test.use({ viewport: SMALL_PHONE, hasTouch: true, isMobile: true });

      test('every screen on a touch screen: both themes, and the smallest window', async ({
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
            await checkInBothThemes(page, `${screenName(screen)}-390`);
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
