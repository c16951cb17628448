import { useFakeClock } from '@sms/domain/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { START_TIME } from '../start-product';
import type { Outcome } from './cases/outcome';
import { readDocument, writeTables } from './document';
import { matrices } from './matrices';
import { tableWith } from './table';

useFakeClock(START_TIME);

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
