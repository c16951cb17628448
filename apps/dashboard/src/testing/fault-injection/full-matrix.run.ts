import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from './cases/outcome';
import { readDocument, writeTables } from './document';
import { matrices } from './matrices';
import { START_TIME } from './tab';
import { tableWith } from './table';

beforeEach(() => void vi.useFakeTimers({ now: START_TIME }));
afterEach(() => void vi.useRealTimers());

const outcomes = new Map<string, Outcome>();

/** All cases, one row at a time. Results are recorded without an assertion: the diff shows changes. */
describe.each(matrices)('$title', (matrix) => {
  it.each(matrix.rows)('%s', async (row) => {
    const violations: string[] = [];
    for (const column of matrix.columns) {
      const result = await matrix.run(row, column);
      outcomes.set(`${matrix.title} ${row} ${column}`, result.outcome);
      violations.push(...result.violations.map((words) => `${column}: ${words}`));
    }
    expect(violations).toEqual([]);
  });
});

afterAll(() => {
  const written = readDocument();
  const tables = matrices.map((matrix) =>
    tableWith(matrix, (row, column) => outcomes.get(`${matrix.title} ${row} ${column}`), written),
  );
  writeTables(tables);
  console.log(tables.join('\n\n'));
});
