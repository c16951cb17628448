import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof Axe;
  }
  interface PerformanceEntry {
    /** Of a layout shift: how much of the page moved how far. */
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A page may not move visibly once it stands. */
const MAX_LAYOUT_SHIFT = 0.02;

/** What sticks out of the window to the right; empty when the page does not scroll sideways. */
const sidewaysOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ tagName, className }) => `${tagName} ${className}`);
  });

/** Pairs of fixed parts that cover each other; parts inside one another belong together. */
const overlapsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll('#root *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return /fixed|sticky/.test(position) && visibility === 'visible' && width > 1 && height > 1;
    });
    return fixed.flatMap((one, index) =>
      fixed.slice(index + 1).flatMap((other) => {
        if (one.contains(other)) return [];
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return apart ? [] : [`${one.className} over ${other.className}`];
      }),
    );
  });

const violationsOf = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(
    async () => (await window.axe.run('#root', { resultTypes: ['violations'] })).violations,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** The sum of all layout shifts since the page was loaded, those that follow an input left out. */
const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { value = 0, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are told before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** Checks what holds for every screen at every width in every theme. */
export const checkScreen = async (page: Page): Promise<void> => {
  expect.soft(await sidewaysOf(page), 'sticks out sideways').toEqual([]);
  expect.soft(await overlapsOf(page), 'fixed parts overlap').toEqual([]);
  expect.soft(await violationsOf(page), 'accessibility').toEqual([]);
};

/** Checks that nothing has moved since the page that was loaded last was first painted. */
export const checkStillness = async (page: Page): Promise<void> => {
  expect.soft(await layoutShiftOf(page), 'layout shift').toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
};

/** Least height and width of what a thumb has to hit, in px. */
const TOUCH_TARGET = 44;

/** Checks that the buttons of the page itself can be hit with a thumb. */
export const checkTouchTargets = async (page: Page): Promise<void> => {
  const small = await page
    .locator('main button[class*="bg-accent "]')
    .evaluateAll(
      (buttons, least) =>
        buttons
          .filter((button) => button.getBoundingClientRect().height < least)
          .map((button) => button.textContent),
      TOUCH_TARGET,
    );
  expect.soft(small, 'too small for a thumb').toEqual([]);
};
