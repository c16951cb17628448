import { expect, type Page } from '@playwright/test';

declare global {
  interface PerformanceEntry {
    /** The score of a layout shift: the moved area times the distance. */
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/** The largest sum of layout shifts that does not count as visible. */
const MAX_LAYOUT_SHIFT = 0.01;

/**
 * The sum of all layout shifts since the page was loaded. Default: without those within half a second of an
 * input.
 */
const layoutShiftOf = (page: Page, isEvenAfterInput = false): Promise<number> =>
  page.evaluate(
    (isEvery) =>
      new Promise<number>((resolve) => {
        const read = (): void => {
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type: 'layout-shift', buffered: true });
          // A callback would get the buffered entries after any number of frames on a busy machine.
          let sum = 0;
          for (const { value = 0, hadRecentInput } of observer.takeRecords())
            if (isEvery || !hadRecentInput) sum += value;
          observer.disconnect();
          resolve(sum);
        };
        // What has just changed moves in the next frame.
        requestAnimationFrame(() => requestAnimationFrame(read));
      }),
    isEvenAfterInput,
  );

/** Asserts that nothing has moved since the first paint of the page that was loaded last. */
export const checkLayoutShift = async (page: Page): Promise<void> => {
  expect
    .soft(await layoutShiftOf(page), `layout shift of ${new URL(page.url()).pathname}`)
    .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
};

/**
 * Begins to watch for layout shifts; the returned function asserts that nothing has moved since. Default:
 * without those within half a second of an input.
 */
export const watchLayoutShift = async (page: Page, isEvenAfterInput = false) => {
  const before = await layoutShiftOf(page, isEvenAfterInput);
  return async (when = 'meanwhile'): Promise<void> => {
    const shift = (await layoutShiftOf(page, isEvenAfterInput)) - before;
    expect(shift, `layout shift ${when}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  };
};
