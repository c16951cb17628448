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

interface Screen {
  readonly name: string;
  readonly path: string;
  /** The world it is visited in. */
  readonly scenario: string;
  /** What stands on it once it is loaded. */
  readonly loaded: RegExp;
}

/** Two visitors share the work, each with a browser profile and so with a world of their own. */
const ROUTES: readonly (readonly Screen[])[] = [
  [
    { name: 'login', path: '/login', scenario: 'first-visit', loaded: /^Create account$/ },
    { name: 'register', path: '/register', scenario: 'first-visit', loaded: /^Sign in$/i },
    { name: 'terms', path: '/terms', scenario: 'first-visit', loaded: /^Terms$/ },
    { name: 'not-found', path: '/nowhere', scenario: 'first-visit', loaded: /^Go Home$/ },
    { name: 'transactions', path: '/transactions', scenario: 'many-deposits', loaded: /^Page 1 of 3/ },
  ],
  [
    { name: 'dashboard', path: '/', scenario: 'busy-account', loaded: /^\d+\.\d%$/ },
    { name: 'buy-number', path: '/buy-number', scenario: 'busy-account', loaded: /^Canada$/ },
    { name: 'active-numbers', path: '/active-numbers', scenario: 'busy-account', loaded: /^604918$/ },
    { name: 'settings', path: '/settings', scenario: 'busy-account', loaded: /^API Settings$/ },
    { name: 'history', path: '/history', scenario: 'busy-account', loaded: /^Showing 1 to 20/ },
  ],
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

/** Opens one screen after the other and gives everything that is wrong, by screen. */
const visit = async (page: Page, screens: readonly Screen[], suffix: string): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const width = page.viewportSize()?.width ?? 0;
  for (const { name, path, scenario, loaded } of screens) {
    await page.goto(`${path}?scenario=${scenario}`);
    await expect(page.getByText(loaded).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const { scrollWidth, shift } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      shift: (window as Window & { layoutShift?: number }).layoutShift ?? 0,
    }));
    if (scrollWidth > width) wrong.push(`${name}: ${scrollWidth} px wide`);
    if (shift > LAYOUT_SHIFT_LIMIT) wrong.push(`${name}: shifts by ${shift}`);
    wrong.push(...(await page.evaluate(overlaps)).map((overlap) => `${name}: ${overlap}`));
    wrong.push(...(await violations(page)).map((violation) => `${name}: ${violation}`));
    await page.screenshot({ path: `${FOLDER}/${name}-${suffix}.png`, fullPage: true });
  }
  return wrong;
};

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`every screen at ${width} px in the ${theme}`, async ({ browser }) => {
      const wrong = await Promise.all(
        ROUTES.map(async (screens) => {
          const context = await browser.newContext({
            viewport: { width, height: width < 768 ? 720 : 1000 },
            colorScheme: theme,
            reducedMotion: 'reduce',
          });
          const page = await context.newPage();
          await page.addInitScript(countLayoutShifts);
          const found = await visit(page, screens, `${width}-${theme}`);
          await context.close();
          return found;
        }),
      );
      expect(wrong.flat()).toEqual([]);
    });
  }
}
