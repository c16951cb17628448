import type { Page } from '@playwright/test';
import { settle } from '../../../scripts/visual/camera/in-page.mjs';
import { firstStoryChecks } from '../.storybook/docs/first-story-checks';

/** Elements of a component's first story that fail a check of its docs page. */
export const failedChecks = async (page: Page): Promise<readonly string[]> => {
  const failed: string[] = [];
  for (const { name, criterion, viewport, forcedColors, find } of firstStoryChecks) {
    await page.emulateMedia({ forcedColors });
    await page.setViewportSize(viewport);
    await page.evaluate(settle);
    failed.push(...(await page.evaluate(find)).map((element) => `${name}, ${criterion}: ${element}`));
  }
  await page.emulateMedia({ forcedColors: null });
  return failed;
};
