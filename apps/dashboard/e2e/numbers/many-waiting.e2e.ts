import { expect, type Page } from '@playwright/test';
import { scenarios } from '@sms/api-mocks';
import { advanceBy, type RunningServer } from '@sms/api-mocks/server';
import { MINUTE_MS, SECOND_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { setVisible, signIn } from '../support/page-helpers';
import { pauseClock } from '../support/paused-clock';

const scenario = scenarios['many-waiting'];

/** By then the youngest number has been due for a minute. */
const ALL_DUE_MS = 18 * MINUTE_MS;

/** So many of them that both devices act, and one alone: the domain's test has all 25, again and again. */
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

const refundsOf = ({ world }: RunningServer) =>
  world.db.ledger
    .all()
    .filter(({ kind }) => kind === 'refund')
    .map(({ subjectId }) => subjectId);

/** The page's balance is that of the ledger. */
const expectBalance = (page: Page, { world }: RunningServer) => {
  const micros = world.db.ledger.all().reduce((sum, { amount }) => sum + amount, 0);
  return expect(page.getByRole('banner')).toContainText(`$${(micros / 1e6).toFixed(4)}`);
};

/** Every number has been refunded once, besides some, and the page's balance is that of the ledger. */
const expectRefunds = async (page: Page, server: RunningServer, kept: readonly number[] = []) => {
  const { numbers } = server.world.db;
  const ids = numbers.all().map(({ id }) => id);
  expect(refundsOf(server).toSorted((one, other) => one - other)).toEqual(
    ids.filter((id) => !kept.includes(id)),
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

test.describe('refused', () => {
  /** Has 1:55 left at the start. */
  const REFUSED = 3;

  test.use({
    scenario: {
      ...scenario,
      numbers: scenario.numbers.map((number, index) => ({ ...number, cancelRefused: index + 1 === REFUSED })),
    },
  });

  test('many waiting: in a hidden tab one that the provider refuses is named before its end, and all others are saved', async ({
    page,
    context,
    server,
    advance,
  }) => {
    await page.goto('/active-numbers');
    for (let second = 0; second < FIRST_SECONDS; second += 1) await advance(SECOND_MS);
    // Before the first list is there.
    expect(refundsOf(server)).toContain(1);
    await advance(MINUTE_MS);
    await expect(page.getByText(/The server refuses to cancel/).first()).toBeVisible();
    await setVisible(page, false);
    // Browsers fire the timers of a hidden page once a minute, and handle answers at once.
    for (let passed = 0; passed < ALL_DUE_MS; passed += MINUTE_MS) {
      advanceBy(server.world, MINUTE_MS);
      await context.clock.fastForward(MINUTE_MS);
      for (let answers = 0; answers < 4; answers += 1) {
        await advance(0);
        await page.evaluate(
          () => new Promise((resolve) => window.realTimers.setTimeout(() => resolve(0), 0)),
        );
      }
    }
    await setVisible(page, true);
    await expectRefunds(page, server, [REFUSED]);
  });
});
