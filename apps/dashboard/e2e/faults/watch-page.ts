import type { Page } from '@playwright/test';
import { waitForCalls } from '../support/paused-clock';

/** The browser's own line about a call that failed. */
const NETWORK_LINE = /^Failed to load resource/;

/** Frames until what an answer sets going has begun. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Watches a page for mistakes of the program. */
export const watchPage = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' && !NETWORK_LINE.test(line.text())) errors.push(line.text());
  });
  return {
    /** The mistakes since this was asked last. */
    takeErrors: (): readonly string[] => errors.splice(0),
    /** Waits until no call is under way any more. */
    quiet: async (): Promise<void> => {
      await twoFrames(page);
      await waitForCalls(page);
      await twoFrames(page);
    },
  };
};

/** A page that is watched. */
export type Watched = ReturnType<typeof watchPage>;
