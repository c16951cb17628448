import { expect, type Page } from '@playwright/test';
import type { Fault } from '../../src/testing/fault-injection/faults/call-faults';
import { isFit, UNFIT, unless } from '../../src/testing/fault-injection/oracles/oracles';
import { outcomeOf, type CaseResult } from '../../src/testing/fault-injection/cases/outcome';
import { signIn } from '../support/page-helpers';
import type { FaultyCalls } from './faulty-calls';
import { isScreenReady, takeSnapshot, type PageSnapshot } from './page-snapshot';
import type { FaultRoute } from './routes';
import type { Watched } from './watch-page';

/** Environment of a case. */
interface Harness {
  readonly page: Page;
  readonly watched: Watched;
  readonly calls: FaultyCalls;
  /** Advances the time, in ms. */
  readonly advance: (ms: number, callsHang?: boolean) => Promise<void>;
}

/** Longer than the delay before a read is retried, in ms. */
const PAUSE_MS = 5_000;

/** Attempts of a read. */
const ATTEMPTS = 3;

/** Longer than three attempts that hang until their deadline, in ms. */
const GIVE_UP_MS = 300_000;

/** Maximum number of presses on a retry button. */
const PRESSES = 4;

/** Markers of the faults, as markup or stored data would show them. */
const FAULT_MARKS = /spoiled|polluted|x{100}/;

/** The snapshot of the page once nothing changes any more. */
const settle = async ({ watched, advance }: Harness, attempts = ATTEMPTS): Promise<void> => {
  await watched.quiet();
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    await advance(PAUSE_MS);
    await watched.quiet();
  }
};

/** Opens a page without state of an earlier case. */
const openFresh = async ({ page }: Harness, { path }: FaultRoute): Promise<void> => {
  await page.goto('/version.json');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (path === '/login') await page.context().clearCookies();
  await page.goto(path);
};

/**
 * Presses a retry button as a user would: 'try again', or else each 'Refresh' in turn. Found and pressed in one call: a
 * page that reloads may remove it.
 */
const pressWhatIsOffered = ({ page }: Harness, times: number): Promise<void> =>
  page.evaluate((count) => {
    const named = (name: RegExp) =>
      [...document.querySelectorAll('button')].filter(
        (button) => button.checkVisibility() && name.test(button.ariaLabel ?? button.innerText),
      );
    const [tryAgain] = named(/^(try again|retry connection)$/i);
    const refresh = named(/^refresh/i);
    (tryAgain ?? refresh[count % refresh.length])?.click();
  }, times);

/** Retries until the user has the expected screen. */
const recover = async (harness: Harness, { expectedScreen, act }: FaultRoute): Promise<boolean> => {
  const { page } = harness;
  for (let times = 0; times < PRESSES; times += 1) {
    if ((await isScreenReady(page, expectedScreen)) && (await takeSnapshot(page)).visibleErrors.length === 0)
      return true;
    if (new URL(page.url()).pathname === '/login') await (act ?? signIn)(page);
    else await pressWhatIsOffered(harness, times);
    await settle(harness, 2);
  }
  return isScreenReady(page, expectedScreen);
};

/** Violations of a page at a moment. */
const violationsIn = ({
  text,
  visibleErrors,
  controls,
  content,
  isPolluted,
}: PageSnapshot): readonly string[] => [
  ...unless(text.length > 0, 'the page is blank'),
  ...unless(controls > 0, 'no control is usable'),
  ...unless(!UNFIT.test(text), `unfit: ${UNFIT.exec(text)?.[0]}`),
  ...visibleErrors.filter((words) => !isFit(words)).map((words) => `unfit: ${words.slice(0, 80)}`),
  ...unless(!FAULT_MARKS.test(content) && !isPolluted, 'part of the corrupted response is stored'),
];

/** Runs a fault on a page, lifts it, retries, and returns the violations. */
export const runPageCase = async (harness: Harness, route: FaultRoute, fault: Fault): Promise<CaseResult> => {
  const { page, calls, advance, watched } = harness;
  const { act, hits, expectedScreen, path } = route;
  if (act === undefined) calls.arm(fault, hits);
  await openFresh(harness, route);
  if (act !== undefined) {
    await watched.quiet();
    calls.arm(fault, hits);
    await act(page);
  }
  if (fault.isSlow === true) await advance(GIVE_UP_MS, true);
  else await settle(harness);
  const look = async () => {
    const snapshot = await takeSnapshot(page);
    const isDone = await isScreenReady(page, expectedScreen);
    const isSignedOut = path !== '/login' && snapshot.path === '/login';
    return { snapshot, outcome: outcomeOf(isDone, snapshot.visibleErrors.length > 0, isSignedOut) };
  };
  // The violations include an error that is not shown in time.
  await expect
    .poll(async () => (await look()).outcome, { intervals: [50], timeout: PAUSE_MS })
    .not.toBe('silent')
    .catch(() => undefined);
  const { snapshot, outcome } = await look();

  calls.lift();
  if (fault.isSlow === true) await advance(GIVE_UP_MS, true);
  const isRecovered = await recover(harness, route);
  return {
    outcome,
    violations: [
      ...violationsIn(snapshot),
      ...unless(calls.met() > 0, 'no call was made'),
      ...unless(outcome !== 'silent', 'no error is shown'),
      ...unless(isRecovered, 'not what the user wanted'),
      ...violationsIn(await takeSnapshot(page)).map((words) => `after it: ${words}`),
      ...watched.takeErrors(),
    ],
  };
};
