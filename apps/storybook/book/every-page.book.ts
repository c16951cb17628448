import { expect } from '@playwright/test';
import { entries, test } from './preview';

for (const entry of entries) {
  test(`${entry.title}: ${entry.name}`, async ({ read }) => {
    expect(await read(entry)).toEqual([]);
  });
}
