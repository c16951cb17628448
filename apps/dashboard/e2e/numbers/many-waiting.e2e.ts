import { expect, type Page } from '@playwright/test';
import { scenarios } from '@sms/api-mocks';
import { advanceBy, type RunningServer } from '@sms/api-mocks/server';
import { MINUTE_MS, SECOND_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { signIn } from '../support/page-helpers';
import { pauseClock } from '../support/paused-clock';

const scenario = scenarios['many-waiting'];

/** So many of them that both devices act, and one alone. */
const FEW = 9;
const FEW_DUE_MS = 8 * MINUTE_MS;

test.use({ scenario: { ...scenario, numbers: scenario.numbers.slice(0, FEW) }, signedIn: true });

declare global {
  interface Window {
    /** Calls whose answer the page has not handled yet, besides lists, which the server holds back. */
    unhandledCalls: number;
  }
}

/**
 * Runs in a page: counts its calls until their answers are handled. Between an answer and the call that
 * follows from it none is pending, and another device would act in between.
 */
const countCalls = (): void => {
  const { fetch } = window;
  window.unhandledCalls = 0;
  window.fetch = async (...request) => {
    const [target] = request;
    const address = target instanceof Request ? target.url : String(target);
    if (address.includes('/api/numbers/active')) return fetch(...request);
    window.unhandledCalls += 1;
    const handled = () => window.realTimers.setTimeout(() => (window.unhandledCalls -= 1), 0);
    try {
      const answer = await fetch(...request);
      void answer.clone().arrayBuffer().finally(handled);
      return answer;
    } catch (error) {
      handled();
      throw error;
    }
  };
};

/** A step of two devices: a page waits no longer for a look, and is answered between the steps. */
const STEP_MS = 5 * SECOND_MS;

/** What the last seconds of a number need: in longer steps the server is seconds ahead of the page. */
const FIRST_SECONDS = 25;

/** The page's balance is that of the ledger. */
const expectBalance = (page: Page, { world }: RunningServer) => {
  const micros = world.db.ledger.reduce((sum, { amount }) => sum + amount, 0);
  return expect(page.getByRole('banner')).toContainText(`$${(micros / 1e6).toFixed(4)}`);
};

/** Every number has been refunded once, and the page's balance is that of the ledger. */
const expectRefunds = async (page: Page, server: RunningServer) => {
  const { numbers, ledger } = server.world.db;
  const refunds = ledger.filter(({ kind }) => kind === 'refund');
  expect(refunds.map(({ subjectId }) => subjectId).toSorted((one, other) => one - other)).toEqual(
    numbers.map(({ id }) => id),
  );
  await expectBalance(page, server);
};

test('many waiting: two devices with equal waits refund each number once, and one goes on alone', async ({
  browser,
  page: phone,
  server,
}) => {
  const other = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  await pauseClock(other, server.world.clock.now());
  const laptop = await other.newPage();
  for (const page of [phone, laptop]) {
    await page.addInitScript(countCalls);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
  }
  await phone.goto('/settings');
  await laptop.goto('/settings');
  await signIn(laptop);
  await expectBalance(laptop, server);
  /** Both act in the same second of the server, one right after the other. */
  const walk = async (ms: number, stepMs: number, devices: readonly Page[]) => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      advanceBy(server.world, stepMs);
      for (const device of devices) {
        await device.clock.runFor(stepMs);
        await device.evaluate(async () => {
          while (window.unhandledCalls > 0)
            await new Promise((resolve) => window.realTimers.setTimeout(() => resolve(0), 5));
        });
      }
    }
  };
  await walk(FIRST_SECONDS * SECOND_MS, SECOND_MS, [phone, laptop]);
  await walk(FEW_DUE_MS / 2, STEP_MS, [phone, laptop]);
  await phone.close();
  await walk(FEW_DUE_MS / 2, STEP_MS, [laptop]);
  await expectRefunds(laptop, server);
  await other.close();
});
