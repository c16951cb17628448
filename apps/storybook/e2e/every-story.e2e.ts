import { expect } from '@playwright/test';
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
