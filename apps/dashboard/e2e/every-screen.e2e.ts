import { expect, test, type Page } from '@playwright/test';
import { checkScreen, checkStillness, checkTouchTargets } from './visit';

/** Not kept in the repository: a look at what the checks below have seen. */
const SCREENSHOTS = 'reports/screens';

/** In px. A page is loaded at the first of each pair and widened to the second. */
const WIDTHS = [
  [320, 768],
  [1280, 1920],
] as const;

interface Screen {
  readonly path: string;
  /** How the world begins; nobody is signed in in the first. */
  readonly scenario: 'first-visit' | 'busy-account' | 'many-deposits';
  /** A first-level heading, there once the screen is. */
  readonly heading: string;
  /** What comes last when the screen's data has arrived. */
  readonly lastly?: string | RegExp;
}

const SCREENS: readonly Screen[] = [
  { path: '/login', scenario: 'first-visit', heading: 'Welcome back' },
  { path: '/register', scenario: 'first-visit', heading: 'Create account' },
  { path: '/terms', scenario: 'first-visit', heading: 'Terms' },
  { path: '/privacy', scenario: 'first-visit', heading: 'Privacy Policy' },
  { path: '/nowhere', scenario: 'first-visit', heading: 'Page not found' },
  { path: '/', scenario: 'busy-account', heading: 'Dashboard', lastly: /^\d+\.\d%$/ },
  { path: '/buy-number', scenario: 'busy-account', heading: 'Buy SMS Number', lastly: 'Canada' },
  { path: '/active-numbers', scenario: 'busy-account', heading: 'Active Numbers', lastly: /Activation ID/ },
  { path: '/history', scenario: 'busy-account', heading: 'Purchase History', lastly: /^Showing 1 to 20/ },
  { path: '/transactions', scenario: 'many-deposits', heading: 'Transactions', lastly: /^Page 1 of 3/ },
  { path: '/settings', scenario: 'busy-account', heading: 'Settings' },
];

const open = async (page: Page, { path, scenario, heading, lastly }: Screen) => {
  await page.goto(`${path}?scenario=${scenario}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  if (lastly !== undefined) await expect(page.getByText(lastly).first()).toBeVisible();
  if (scenario === 'first-visit') return;
  await expect(page.getByRole('banner')).toContainText('$');
  await page.waitForLoadState('networkidle');
};

/** As another tab would choose it. */
const choose = (page: Page, theme: string): Promise<void> =>
  page.evaluate((kept) => {
    localStorage.setItem('sms-dashboard:theme', kept);
    window.dispatchEvent(new StorageEvent('storage'));
  }, theme);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS) {
  test(`${screen.path} at every width, light and dark`, async ({ page }) => {
    const name = screen.path.slice(1) || 'dashboard';
    for (const widths of WIDTHS) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if (width === widths[0]) {
          await open(page, screen);
          await checkStillness(page);
          if (width < 768) await checkTouchTargets(page);
        }
        for (const theme of ['light', 'dark']) {
          await choose(page, theme);
          await test.step(`${width} px, ${theme}`, () => checkScreen(page));
          await page.screenshot({ path: `${SCREENSHOTS}/${name}-${width}-${theme}.jpeg`, quality: 70 });
        }
      }
    }
  });
}
