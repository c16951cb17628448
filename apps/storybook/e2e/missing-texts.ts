import type { Page } from '@playwright/test';
import { textsOf } from './spec-texts';

/** A text as it may read on the page. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+?'),
  );

/**
 * The texts a story owes and does not show once its play has ended. The longest are looked for first, and each takes
 * its place away: 'Login failed' has to stand there by itself too.
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
