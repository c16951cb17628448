import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readDocument, writeTables } from '../../src/testing/fault-injection/document';
import type { Outcome } from '../../src/testing/fault-injection/cases/outcome';
import { tableWith } from '../../src/testing/fault-injection/table';
import { PAGES } from './routes';

/** Writes the results of all cases into the document: each test notes the outcomes of its row. */
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
