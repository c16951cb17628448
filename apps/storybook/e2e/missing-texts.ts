import type { Page } from '@playwright/test';
import { textsOf } from './spec-texts';

/** Pattern of a text as rendered on the page. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+?'),
  );

/**
 * The required texts of a story that are missing after its play function. The longest are searched first, and each
 * match is removed: 'Login failed' must also occur on its own.
 */
export const missingTexts = async (page: Page, storyId: string): Promise<readonly string[]> => {
  const texts = textsOf(storyId).toSorted((one, other) => other.length - one.length);
  if (texts.length === 0) return [];
  let shown = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
  return texts
    .filter((text) => {
      const before = shown;
      shown = shown.replace(patternOf(text), '');
      return shown === before;
    })
    .map((text) => `'${text}' cannot be read.`);
};
