import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { filledInView } from './calm-measure';
import { waitForFrames } from './page-helpers';

declare global {
  interface Window {
    readonly axe: typeof Axe;
  }
}

/** The one notice that stands in the header, below the balance of a phone (decision 0132). */
const IN_HEADER = 'Connected';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Minimum number of visible characters of a truncated text; a shorter text must not be truncated. */
const MIN_CHARACTERS = 8;

/** Texts that are truncated too early to be understood. */
const truncatedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const visibleCharacters = (element: Element): number => {
      const { left, right } = element.getBoundingClientRect();
      const ellipsis = parseFloat(getComputedStyle(element).fontSize);
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let seen = 0;
      for (let node = text.nextNode(); node !== null; node = text.nextNode()) {
        for (let index = 0; index < (node.nodeValue ?? '').length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const character = range.getBoundingClientRect();
          if (character.left >= left && character.right <= right - ellipsis) seen += 1;
        }
      }
      return seen;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis' && isSeen(element))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1)
      .filter((element) => visibleCharacters(element) < least)
      .map(({ textContent }) => textContent);
  }, MIN_CHARACTERS);

/** Parts of a choice that overflow its row. */
const clippedElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is([aria-label="Countries"], [aria-label="Services"]) li')].flatMap(
      (row) => {
        const box = row.getBoundingClientRect();
        return [...row.querySelectorAll('span, button')]
          .filter((part) => part.checkVisibility())
          .filter((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return top < box.top - 1 || bottom > box.bottom + 1;
          })
          .map(({ textContent }) => textContent);
      },
    ),
  );

/**
 * Pairs of fixed parts, and of controls in the header, that overlap; nested parts belong together, and
 * 'Connected' belongs to the header.
 */
const overlappingElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate((inHeader) => {
    const fixed = [...document.querySelectorAll('#root *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isPart = /fixed|sticky/.test(position) || element.matches('header.sticky :is(a, button)');
      return isPart && visibility === 'visible' && width > 1 && height > 1;
    });
    return fixed.flatMap((one, index) =>
      fixed.slice(index + 1).flatMap((other) => {
        if (one.contains(other)) return [];
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const isWithin = b.top >= a.top && b.bottom <= a.bottom;
        if (one.matches('header') && other.textContent === inHeader && isWithin) return [];
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return apart ? [] : [`${one.className} over ${other.className}`];
      }),
    );
  }, IN_HEADER);

/** Those of a toast are above everything else. */
const CONTROLS = '#root :is(a[href], button, input, select, summary):not([aria-label="Notifications"] *)';

/**
 * What of the page, all controls by default, is under a cover, even one that lets the pointer through; of a
 * list, what is in view.
 */
export const coveredBy = (page: Page, cover: string, parts = CONTROLS): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, under, inHeader]) => {
      const over = [...document.querySelectorAll(selector)];
      const isScrolledOut = (control: Element) => {
        const box = control.closest('.overflow-y-auto')?.getBoundingClientRect();
        const { top, bottom } = control.getBoundingClientRect();
        return box !== undefined && (bottom <= box.top || top >= box.bottom);
      };
      const header = document.querySelector('header.sticky');
      const headerEnd = header?.getBoundingClientRect().bottom ?? 0;
      return [...document.querySelectorAll(under)]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !over.some((cover) => cover.contains(control)) && !isScrolledOut(control))
        .filter((control) => {
          const a = control.getBoundingClientRect();
          return over.some((cover) => {
            const b = cover.getBoundingClientRect();
            // It covers nothing that the header does not.
            const isInHeader = cover.textContent === inHeader && b.bottom <= headerEnd;
            if (isInHeader && header?.contains(control) === false) return false;
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          });
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent);
    },
    [cover, parts, IN_HEADER] as const,
  );

/**
 * Frames for which the end of a page must not move: the browser renders a card a frame or two after it came
 * near.
 */
const STABLE_FRAMES = 5;

/**
 * Cards out of view are rendered when they come near it, and may turn out higher: the end of the page then
 * moves down.
 */
const scrollTo = (page: Page, end: 'top' | 'bottom'): Promise<void> =>
  page.evaluate(
    async ({ where, stableFrames }) => {
      if (where === 'top') {
        window.scrollTo(0, 0);
        return;
      }
      const root = document.documentElement;
      let height = 0;
      for (let frames = 0; frames < stableFrames; frames++) {
        window.scrollTo(0, root.scrollHeight);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (root.scrollHeight !== height) frames = 0;
        height = root.scrollHeight;
      }
    },
    { where: end, stableFrames: STABLE_FRAMES },
  );

/**
 * Adds axe to every document of the page as it loads: the page's own policy allows no script to be added
 * later.
 */
export const injectAxe = (page: Page): Promise<unknown> => page.addInitScript({ path: AXE });

/** Runs in the page: elements that overflow the window to the right, when the page scrolls sideways. */
export const overflowingElements = (): readonly string[] => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
};

/** Asserts that nothing makes the page scroll sideways, whatever covers it. */
export const checkWidth = async (page: Page): Promise<void> => {
  // After a change of the window, scripts learn of it with the next frame: until then a table may stand on a
  // phone.
  await waitForFrames(page);
  expect.soft(await page.evaluate(overflowingElements), 'sticks out sideways').toEqual([]);
};

/** Names and codes in a table or a number's line that break inside a word: their place is too narrow. */
const brokenNames = (page: Page): Promise<readonly string[]> =>
  page.locator(':is(th, [data-density]) bdi').evaluateAll((names) =>
    names
      // A truncated one is in one line.
      .filter(({ parentElement }) => getComputedStyle(parentElement as Element).textOverflow !== 'ellipsis')
      .map(({ firstChild }) => firstChild)
      .filter((text) => text instanceof Text)
      .flatMap((text) =>
        [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [text.data] : [];
        }),
      ),
  );

/** Layout checks for every screen at every width. */
export const checkLayout = async (page: Page): Promise<void> => {
  await checkWidth(page);
  expect.soft(await overlappingElements(page), 'fixed parts overlap').toEqual([]);
  expect.soft(await truncatedTexts(page), 'cut too short').toEqual([]);
  expect.soft(await clippedElements(page), 'sticks out of its row').toEqual([]);
  expect.soft(await brokenNames(page), 'breaks inside a word').toEqual([]);
};

/** The rules of axe about colours, which the stories of whole screens leave to the flows. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Accessibility checks for every screen: of its colours alone, or of everything. */
export const checkAccessibility = async (page: Page, part: 'colours' | 'all'): Promise<void> => {
  const violations = await page.evaluate(
    async (runOnly) =>
      (await window.axe.run('#root', { resultTypes: ['violations'], ...(runOnly && { runOnly }) }))
        .violations,
    part === 'colours' ? COLOUR_RULES : null,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect.soft(found, 'accessibility').toEqual([]);
};

/**
 * Asserts that a toast covers neither the title of the page nor what is beside it, and at its end no control;
 * nor does the badge. The badge may be absent; `showToast` triggers the toast. Only the first toast counts:
 * several at once do cover the page for some seconds, and an SMS may arrive meanwhile.
 */
export const checkUncovered = async (page: Page, showToast: () => void): Promise<void> => {
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toasts).toHaveCount(0);
  await scrollTo(page, 'top');
  showToast();
  await expect(toasts).toHaveCount(1);
  const toast = '[aria-label="Notifications"] li:first-child';
  expect.soft(await coveredBy(page, toast, 'main h1, main h1 ~ *'), 'title below a toast').toEqual([]);
  await scrollTo(page, 'bottom');
  expect.soft(await coveredBy(page, toast), 'control below a toast').toEqual([]);
  await checkBadge(page);
  await scrollTo(page, 'top');
};

/** Asserts that the badge of the connection and the notices cover no control. */
export const checkBadge = async (page: Page): Promise<void> =>
  expect.soft(await coveredBy(page, '[data-bottom-notices] > * > *'), 'below the badge').toEqual([]);

/** Minimum height of a touch target, in px. */
const TOUCH_TARGET = 44;

/**
 * Asserts that the controls of the page and of its header are large enough for touch: their boxes, or the
 * areas around them.
 */
export const checkTouchTargets = async (page: Page): Promise<void> => {
  const small = await page.locator(':is(header, main) :is(a, button, summary)').evaluateAll(
    (controls, least) =>
      controls
        .filter((control) => {
          const { height } = control.getBoundingClientRect();
          const area = parseFloat(getComputedStyle(control, '::after').height) || 0;
          return height > 1 && Math.max(height, area) < least - 0.5;
        })
        .map((control) => control.ariaLabel ?? control.textContent),
    TOUCH_TARGET,
  );
  expect.soft(small, 'too small for a thumb').toEqual([]);
};

/** Asserts that no field has less than 16 px: browsers zoom into it when it is touched, and stay so. */
export const checkFieldText = async (page: Page): Promise<void> => {
  const small = await page
    .locator(':is(input:not([type=checkbox], [type=radio]), select, textarea):visible')
    .evaluateAll((fields) =>
      fields
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.ariaLabel ?? field.id),
    );
  expect.soft(small, 'fields that a phone zooms into').toEqual([]);
};

/** Asserts that at most one button in view has the accent's fill, the header's included (decision 0118). */
export const checkFilled = async (page: Page): Promise<void> => {
  const filled = await filledInView(page);
  expect.soft(filled.slice(1), `filled beside '${filled[0] ?? ''}' on ${page.url()}`).toEqual([]);
};
