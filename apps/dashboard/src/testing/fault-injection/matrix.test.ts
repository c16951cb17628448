import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDocument } from './document';
import { matrices } from './matrices';
import { casesOf } from './matrix';
import { currentSample } from './sample';
import { START_TIME } from './tab';
import { documentedSymbol, SYMBOLS } from './table';

const sample = currentSample();

beforeEach(() => void vi.useFakeTimers({ now: START_TIME }));
afterEach(() => void vi.useRealTimers());

describe.each(matrices)('$title', (matrix) => {
  it.each(sample.of(casesOf(matrix)))('$row × $column', async (place) => {
    const { outcome, violations } = await matrix.run(place.row, place.column);
    expect(violations).toEqual([]);
    expect(SYMBOLS[outcome], 'docs/reliability.md, written by npm test -- faults').toBe(
      documentedSymbol(readDocument(), place),
    );
  });
});
