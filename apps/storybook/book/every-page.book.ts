import { expect } from '@playwright/test';
import { entries, test } from './preview';
import { specTexts } from './spec-texts';

for (const entry of entries) {
  test(`${entry.title}: ${entry.name}`, async ({ read }) => {
    expect(await read(entry)).toEqual([]);
  });
}

test('every text that the specification quotes has its story', () => {
  const ids = entries.map(({ id }) => id);
  expect(specTexts.filter(({ story }) => !ids.includes(story))).toEqual([]);
});
