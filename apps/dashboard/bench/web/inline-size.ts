import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What the page itself brings, in bytes as they travel: part of its document. */
export interface InlineSize {
  readonly script: number;
  readonly style: number;
}

const sizeOf = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);

/** How much of a page is script and style. */
export const inlineSizeOf = async (page: Page): Promise<InlineSize> => {
  const { script, style } = await page.evaluate(() => ({
    script: [...document.scripts].map(({ text }) => text).join(''),
    style: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
  }));
  return { script: sizeOf(script), style: sizeOf(style) };
};
