import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Compressed size of the document's inline code, in bytes. */
export interface InlineSize {
  readonly script: number;
  readonly style: number;
}

const sizeOf = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);

/** Sizes of a page's inline scripts and styles. */
export const inlineSizeOf = async (page: Page): Promise<InlineSize> => {
  const { script, style } = await page.evaluate(() => ({
    script: [...document.scripts].map(({ text }) => text).join(''),
    style: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
  }));
  return { script: sizeOf(script), style: sizeOf(style) };
};
