import type { Page } from '@playwright/test';
import { ACCOUNT, GROUPS, nameOf, open, reach, SCREENSHOTS } from './screens';
import { test } from './stand-alone';
import { createTaps } from './taps';
import {
  bringAxe,
  checkAccessibility,
  checkLayout,
  checkStillness,
  checkTouchTargets,
  checkWidth,
  checkUncovered,
} from './visit';

/** Chooses a theme as another tab would. */
const choose = (page: Page, theme: string): Promise<void> =>
  page.evaluate((kept) => {
    localStorage.setItem('sms-dashboard:theme', kept);
    window.dispatchEvent(new StorageEvent('storage'));
  }, theme);

const checkInBothThemes = async (page: Page, name: string): Promise<void> => {
  for (const theme of ['light', 'dark']) {
    await choose(page, theme);
    await checkAccessibility(page);
    await page.screenshot({ path: `${SCREENSHOTS}/${name}-${theme}.png` });
  }
};

test.use({ scenario: ACCOUNT, contextOptions: { reducedMotion: 'reduce' } });

for (const { who, signedIn, screens } of GROUPS) {
  test.describe(`every screen of ${who}`, () => {
    test.use({ signedIn });

    test.beforeEach(async ({ page }) => {
      // Nine screens in one test are quicker than nine tests, but need more than the usual timeout.
      test.setTimeout(300_000);
      await bringAxe(page);
    });

    test('at desktop widths, light and dark', async ({ page }) => {
      for (const screen of screens) {
        await test.step(nameOf(screen), async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await open(page, screen, signedIn);
          await checkStillness(page);
          await checkInBothThemes(page, `${nameOf(screen)}-1280`);
          for (const width of [768, 1024, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            await checkLayout(page);
          }
        });
      }
    });

    for (const [width, height] of [
      [360, 740],
      [390, 844],
    ] as const) {
      test.describe(() => {
        test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

        test(`on a touch screen of ${width} × ${height}`, async ({ page, server }) => {
          const tapEverything = createTaps(page);
          for (const screen of screens) {
            await test.step(nameOf(screen), async () => {
              await open(page, screen, signedIn);
              await checkStillness(page);
              await checkTouchTargets(page);
              await checkLayout(page);
              if (width === 390) await checkInBothThemes(page, `${nameOf(screen)}-390`);
              else {
                await page.setViewportSize({ width: 320, height });
                await checkLayout(page);
                // A window of 1280 × 1024 at 400 % zoom.
                await page.setViewportSize({ width: 320, height: 256 });
                await checkWidth(page);
                await page.setViewportSize({ width, height });
              }
              if (signedIn) {
                const [{ userId } = { userId: 1 }] = server.world.db.sessions.all();
                await checkUncovered(page, () => {
                  server.world.publish(userId, 'system_status', { message: 'Maintenance at noon' });
                });
              }
              await tapEverything(() => reach(page, screen));
            });
          }
        });
      });
    }
  });
}
