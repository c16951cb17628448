import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readDocument, writeTables } from '../../src/test-kit/faults/document';
import type { Outcome } from '../../src/test-kit/faults/outcome';
import { tableWith } from '../../src/test-kit/faults/table';
import { PAGES } from './places';

/** Writes down what the run of all cells showed: each test notes the outcomes of its row. */
export default class TableWriter implements Reporter {
  private readonly outcomes = new Map<string, Outcome>();

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      this.outcomes.set(`${title} ${type}`, description as Outcome);
  }

  onEnd(): void {
    const table = tableWith(PAGES, (row, column) => this.outcomes.get(`${row} ${column}`), readDocument());
    writeTables([table]);
    console.log(table);
  }
}
