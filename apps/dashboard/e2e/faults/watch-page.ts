import type { Page } from '@playwright/test';
import { waitForFrames } from '../support/page-helpers';
import { waitForCalls } from '../support/paused-clock';

/** The browser's own console message about a failed call. */
const NETWORK_LINE = /^Failed to load resource/;

/** Records program errors of a page. */
export const watchPage = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' && !NETWORK_LINE.test(line.text())) errors.push(line.text());
  });
  return {
    /** The errors since the last call of this function. */
    takeErrors: (): readonly string[] => errors.splice(0),
    /** Waits until no call is in flight. */
    quiet: async (): Promise<void> => {
      await waitForFrames(page);
      await waitForCalls(page);
      await waitForFrames(page);
    },
  };
};

export type Watched = ReturnType<typeof watchPage>;
