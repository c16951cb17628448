import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDocument } from './document';
import { matrices } from './matrices';
import { placesOf } from './matrix';
import { thisShare } from './sample';
import { START } from './tab';
import { shownAt, SYMBOLS } from './table';

const share = thisShare();
console.log(share.told);

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

describe.each(matrices)('$title', (matrix) => {
  it.each(share.of(placesOf(matrix)))('$row × $column', async (place) => {
    const { outcome, broken } = await matrix.run(place.row, place.column);
    expect(broken).toEqual([]);
    expect(SYMBOLS[outcome], 'docs/reliability.md, written by npm run test:faults').toBe(
      shownAt(readDocument(), place),
    );
  });
});
