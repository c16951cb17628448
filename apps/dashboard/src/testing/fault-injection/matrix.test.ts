import { useFakeClock } from '@sms/domain/testing';
import { describe, expect, it } from 'vitest';
import { START_TIME } from '../start-product';
import { readDocument } from './document';
import { matrices } from './matrices';
import { casesOf } from './matrix';
import { currentSample } from './sample';
import { documentedSymbol, SYMBOLS } from './table';

const sample = currentSample();

useFakeClock(START_TIME);

describe.each(matrices)('$title', (matrix) => {
  it.each(sample.of(casesOf(matrix)))('$row × $column', async (place) => {
    const { outcome, violations } = await matrix.run(place.row, place.column);
    expect(violations).toEqual([]);
    expect(SYMBOLS[outcome], 'docs/reliability.md, written by npm test -- faults').toBe(
      documentedSymbol(readDocument(), place),
    );
  });
});
