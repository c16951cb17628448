import { expect } from '@playwright/test';
import { readDocument } from '../../src/testing/fault-injection/document';
import { faults } from '../../src/testing/fault-injection/faults/call-faults';
import { casesOf } from '../../src/testing/fault-injection/matrix';
import { currentSample } from '../../src/testing/fault-injection/sample';
import { documentedSymbol, SYMBOLS } from '../../src/testing/fault-injection/table';
import { ACCOUNT } from '../support/screens';
import { test as base } from '../support/fixtures';
import { createFaultyCalls, type FaultyCalls } from './faulty-calls';
import { faultRoutes, PAGES } from './routes';
import { runPageCase } from './run-page-case';
import { watchPage } from './watch-page';

/** One of this many cases runs in `npm test`: a case in a browser takes about a second. */
const SAMPLES = 20;

/** All cases of a page, with some seconds each. */
const ROW_TIMEOUT_MS = 300_000;

const test = base.extend<{ calls: FaultyCalls }>({
  calls: ({}, use) => use(createFaultyCalls()),
  intercept: ({ calls }, use) => use(calls.intercept),
});

test.describe.configure({ mode: 'parallel', timeout: ROW_TIMEOUT_MS });
test.use({ scenario: ACCOUNT });

const sample = currentSample(SAMPLES);

for (const route of faultRoutes) {
  test.describe(() => {
    test.use({ signedIn: route.path !== '/login' });

    test(route.name, async ({ page, calls, advance }) => {
      const watched = watchPage(page);
      const cells = sample.of(casesOf(PAGES)).filter(({ row }) => row === route.name);
      for (const cell of cells) {
        const fault = faults.find(({ name }) => name === cell.column);
        if (fault === undefined) continue;
        await test.step(fault.name, async () => {
          const { outcome, violations } = await runPageCase({ page, watched, calls, advance }, route, fault);
          expect.soft(violations, fault.name).toEqual([]);
          test.info().annotations.push({ type: fault.name, description: outcome });
          if (sample.isWhole) return;
          const written = documentedSymbol(readDocument(), cell);
          expect.soft(SYMBOLS[outcome], 'docs/reliability.md, by npm test -- faults').toBe(written);
        });
      }
    });
  });
}
