import { expect, type Page } from '@playwright/test';
import { findPins, isReady } from '../../../scripts/visual/camera/in-page.mjs';
import { storiesOf } from '../../../scripts/visual/camera/storybook-builds.mjs';
import { modesOf } from '../.storybook/modes.mjs';
import { stories, test } from './preview';
import { specTexts } from './spec-texts';

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ read }) => {
    expect(await read(story)).toEqual([]);
  });
}

test('every text that the specification quotes has its story', () => {
  const ids = stories.map(({ id }) => id);
  expect(specTexts.filter(({ story }) => !ids.includes(story))).toEqual([]);
});

interface ExtractedStory {
  readonly parameters: { readonly chromatic: { readonly disableSnapshot: boolean; readonly modes: object } };
}

/** The modes of each story with a picture, by the call with which Chromatic reads a built Storybook. */
const readAsChromatic = (page: Page): Promise<Readonly<Record<string, object>>> =>
  page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { extract(): Promise<Readonly<Record<string, ExtractedStory>>> };
    };
    return Object.fromEntries(
      Object.entries(await preview.extract())
        .filter(([, { parameters }]) => !parameters.chromatic.disableSnapshot)
        .map(([id, { parameters }]) => [id, parameters.chromatic.modes]),
    );
  });

test('Chromatic takes the pictures of the offline review', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/iframe.html');
  await page.waitForFunction(isReady);
  const ids = storiesOf('dist').map(({ id }) => id);
  const pins = await page.evaluate(findPins, ids);
  expect(ids.length).toBeGreaterThan(1000);
  expect(await readAsChromatic(page)).toEqual(Object.fromEntries(ids.map((id) => [id, modesOf(pins[id])])));
});
