import { useFakeClock } from '@sms/domain/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { START_TIME } from '../start-product';
import type { Outcome } from './cases/outcome';
import { readDocument, writeTables } from './document';
import { matrices } from './matrices';
import { casesOf } from './matrix';
import { currentSample } from './sample';
import { documentedSymbol, SYMBOLS, tableWith } from './table';

const sample = currentSample();

const outcomes = new Map<string, Outcome>();

useFakeClock(START_TIME);

describe.each(matrices)('$title', (matrix) => {
  it.each(sample.of(casesOf(matrix)))('$row × $column', async (place) => {
    const { outcome, violations } = await matrix.run(place.row, place.column);
    outcomes.set(`${matrix.title} ${place.row} ${place.column}`, outcome);
    expect(violations).toEqual([]);
    // A whole run writes the document: its diff shows what changed.
    if (sample.isWhole) return;
    expect(SYMBOLS[outcome], 'docs/reliability.md, written by npm test -- faults').toBe(
      documentedSymbol(readDocument(), place),
    );
  });
});

afterAll(() => {
  if (!sample.isWhole) return;
  const written = readDocument();
  const tables = matrices.map((matrix) =>
    tableWith(matrix, (row, column) => outcomes.get(`${matrix.title} ${row} ${column}`), written),
  );
  writeTables(tables);
  console.log(tables.join('\n\n'));
});
