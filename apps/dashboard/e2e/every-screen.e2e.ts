import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Git-ignored; look at them after a change of the look. */
const FOLDER = 'reports/screens';

/** A tenth of what is commonly called good: nothing a reader would notice. */
const LAYOUT_SHIFT_LIMIT = 0.02;

const WIDTHS = [320, 768, 1280, 1920] as const;
const THEMES = ['light', 'dark'] as const;

/** The screens by the world they are visited in, with what stands on each once it is loaded. */
const SCREENS: readonly { name: string; path: string; scenario: string; loaded: RegExp }[] = [
  { name: 'login', path: '/login', scenario: 'first-visit', loaded: /^Create account$/ },
  { name: 'register', path: '/register', scenario: 'first-visit', loaded: /^Sign in$/i },
  { name: 'terms', path: '/terms', scenario: 'first-visit', loaded: /^Terms$/ },
  { name: 'not-found', path: '/nowhere', scenario: 'first-visit', loaded: /^Go Home$/ },
  { name: 'dashboard', path: '/', scenario: 'busy-account', loaded: /^\d+\.\d%$/ },
  { name: 'buy-number', path: '/buy-number', scenario: 'busy-account', loaded: /^Canada$/ },
  { name: 'active-numbers', path: '/active-numbers', scenario: 'busy-account', loaded: /^604918$/ },
  { name: 'settings', path: '/settings', scenario: 'busy-account', loaded: /^API Settings$/ },
  { name: 'history', path: '/history', scenario: 'busy-account', loaded: /^Showing 1 to 20/ },
  { name: 'transactions', path: '/transactions', scenario: 'many-deposits', loaded: /^Page 1 of 3/ },
];

/** Counts how much moves without being asked to, from the first paint on. */
const countLayoutShifts = () => {
  const counted = window as Window & { layoutShift?: number };
  counted.layoutShift = 0;
  new PerformanceObserver((list) => {
    // The field is not in the types of the DOM yet.
    const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    for (const { value, hadRecentInput } of shifts) {
      if (!hadRecentInput) counted.layoutShift = (counted.layoutShift ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Pairs of fixed parts that lie upon each other. What is decoration, or empty, is no part. */
const overlaps = () => {
  const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position, visibility, pointerEvents } = getComputedStyle(element);
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return (
      (position === 'fixed' || position === 'sticky') &&
      visibility === 'visible' &&
      pointerEvents !== 'none' &&
      width > 1 &&
      height > 1 &&
      right > 0 &&
      bottom > 0 &&
      // The simulator is no part of the product.
      element.closest('[aria-label="Simulator"]') === null
    );
  });
  return parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((other) => {
      if (one.contains(other) || other.contains(one)) return [];
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      return isApart ? [] : [`${one.tagName}.${one.className} × ${other.tagName}.${other.className}`];
    }),
  );
};

const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    // The simulator is no part of the product.
    (window as Window & { axe?: typeof axe }).axe?.run({ exclude: '[aria-label="Simulator"]' }),
  );
  return (found?.violations ?? [{ id: 'axe did not run', nodes: [] }]).flatMap(({ id, nodes }) => [
    id,
    ...nodes.map(({ target }) => target.join(' ')),
  ]);
};

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`every screen at ${width} px in the ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 768 ? 720 : 1000 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.addInitScript(countLayoutShifts);
      for (const { name, path, scenario, loaded } of SCREENS) {
        await test.step(name, async () => {
          await page.goto(`${path}?scenario=${scenario}`);
          await expect(page.getByText(loaded).filter({ visible: true }).first()).toBeVisible();
          await expect(page.getByText(/^Loading/)).toHaveCount(0);

          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          expect(await page.evaluate(overlaps)).toEqual([]);
          expect(await violations(page)).toEqual([]);
          const shift = await page.evaluate(() => (window as Window & { layoutShift?: number }).layoutShift);
          expect.soft(shift, `layout shift of ${name}`).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
          await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png`, fullPage: true });
        });
      }
    });
  }
}
