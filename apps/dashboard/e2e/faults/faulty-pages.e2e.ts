import { expect } from '@playwright/test';
import { readDocument } from '../../src/testing/fault-injection/document';
import { faults } from '../../src/testing/fault-injection/faults/call-faults';
import { placesOf } from '../../src/testing/fault-injection/matrix';
import { thisShare } from '../../src/testing/fault-injection/sample';
import { shownAt, SYMBOLS } from '../../src/testing/fault-injection/table';
import { createFaultyCalls, type FaultyCalls } from './faulty-calls';
import { PAGES, places } from './routes';
import { playCell } from './run-page-case';
import { watchPage } from './watch-page';
import { ACCOUNT } from '../support/screens';
import { test as base } from '../support/fixtures';

/** Every commit plays one of so many shares: a cell in a browser takes about a second. */
const SHARES = 10;

/** All cells of a page, each with some seconds of patience. */
const ROW_TIMEOUT_MS = 300_000;

const test = base.extend<{ calls: FaultyCalls }>({
  calls: ({}, use) => use(createFaultyCalls()),
  disturb: ({ calls }, use) => use(calls.disturb),
});

test.describe.configure({ mode: 'parallel', timeout: ROW_TIMEOUT_MS });
test.use({ scenario: ACCOUNT });

const share = thisShare(SHARES);

for (const place of places) {
  test.describe(() => {
    test.use({ signedIn: place.path !== '/login' });

    test(place.name, async ({ page, calls, advance }) => {
      const watched = watchPage(page);
      const cells = share.of(placesOf(PAGES)).filter(({ row }) => row === place.name);
      for (const cell of cells) {
        const fault = faults.find(({ name }) => name === cell.column);
        if (fault === undefined) continue;
        await test.step(fault.name, async () => {
          const { outcome, broken } = await playCell({ page, watched, calls, advance }, place, fault);
          expect.soft(broken, fault.name).toEqual([]);
          test.info().annotations.push({ type: fault.name, description: outcome });
          if (share.isWhole) return;
          const written = shownAt(readDocument(), cell);
          expect.soft(SYMBOLS[outcome], 'docs/reliability.md, by npm run test:faults').toBe(written);
        });
      }
    });
  });
}
