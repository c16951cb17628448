import { expect } from '@playwright/test';
import { stories, test } from './read-story';

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ read }) => {
    expect(await read(story)).toEqual([]);
  });
}
