import { scenarios } from '@sms/api-mocks';
import { createNodeBackend } from '@sms/api-mocks/node';
import { $activeNumbers, $balance, pageVisibilityChanged, wentOnline, type KeptName } from '@sms/domain';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookedBalance, shownMicros } from '../balances';
import { openTab, pass, passUntil, type Tab } from './model-tab';
import { anyHappening, doneFor, happen, type Happening, type Stage } from './commands';

const START = Date.UTC(2026, 2, 2, 12);
/** Enough to buy from: every start of the product reads the whole list. */
const SERVICES = 20;
/** A call that hangs is given up after 90 s; then a lost click is looked up for the last time. */
const LAST_CALLS_MS = 100_000;
/** A completion can be undone for 5 s, and a server goes on for 6 s after its gateway gave up. */
const QUIET_MS = 7_000;
/** Timed reloads rest for a minute after a refusal. */
const LAST_RELOAD_MS = 75_000;

/** In `npm test`. Each night plays 100,000; `npm run test:schedules -- --runs 1000 --seed 7` any number. */
const RUNS_IN_CI = 100;
/** A million of them take a day. */
const NO_LIMIT = 0;
const runs = Number(process.env['SCHEDULE_RUNS'] ?? RUNS_IN_CI);
const seed = Number(process.env['SCHEDULE_SEED'] ?? Date.now() % 2 ** 31);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const setStage = async (knowsKeys: boolean): Promise<Stage> => {
  const backend = createNodeBackend({ ...scenarios['ready-to-buy'], serviceCount: SERVICES });
  // No call limits: they are tested on their own, and here they would only make most clicks come to nothing.
  backend.world.flags.callLimits = null;
  backend.world.flags.keysIgnored = !knowsKeys;
  const ofBrowser = new Map<KeptName, unknown>();
  const open = () => openTab(backend, ofBrowser, knowsKeys);
  const tabs = [await open(), await open()] as const;
  await pass(backend, 500);
  // What the account starts with was asked for, too.
  return { backend, tabs, asked: new Map(doneFor({ backend })) };
};

const chargedOnce = (stage: Stage): void => {
  for (const [wish, times] of doneFor(stage)) {
    expect(times, wish).toBeLessThanOrEqual(stage.asked.get(wish) ?? 0);
  }
};

/** What the company's books say that every tab has to show. */
const booksOf = ({ backend: { world } }: Stage) => ({
  balance: bookedBalance(world, 1),
  numbers: living(world.db.numbers.of(1), ({ id, sms }) => ({ id: String(id), code: sms?.code ?? null })),
});

const shownBy = ({ scope }: Tab) => ({
  balance: shownMicros(scope().getState($balance)),
  numbers: living(scope().getState($activeNumbers) ?? [], ({ id, smsCode }) => ({ id, code: smsCode })),
});

function living<N extends { readonly status: string }>(
  numbers: readonly N[],
  read: (number: N) => { readonly id: string; readonly code: string | null },
) {
  return numbers
    .filter(({ status }) => status === 'waiting' || status === 'received')
    .map(read)
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

const comeToRest = async (stage: Stage): Promise<void> => {
  const { backend, tabs } = stage;
  backend.world.flags.faults = [];
  for (const tab of tabs) {
    tab.network.isUp = true;
    tab.fire(wentOnline, undefined);
    tab.fire(pageVisibilityChanged, true);
  }
  await pass(backend, QUIET_MS);
  await passUntil(backend, LAST_CALLS_MS, () => tabs.every((tab) => tab.isQuietFor(QUIET_MS)));
  for (const tab of tabs) tab.refresh();
  await passUntil(backend, LAST_RELOAD_MS, () =>
    tabs.every((tab) => isDeepStrictEqual(shownBy(tab), booksOf(stage))),
  );
};

const play = async (knowsKeys: boolean, happenings: readonly Happening[]): Promise<void> => {
  // The pages of an earlier run are gone.
  vi.clearAllTimers();
  vi.setSystemTime(START);
  const stage = await setStage(knowsKeys);
  for (const happening of happenings) {
    await happen(stage, happening);
    chargedOnce(stage);
  }
  await comeToRest(stage);
  chargedOnce(stage);
  for (const tab of stage.tabs) expect(shownBy(tab)).toEqual(booksOf(stage));
};

it(
  `no order of clicks, faults, reloads, tabs and sleeps charges twice or loses a number (seed ${seed})`,
  async () => {
    const happenings = fc.array(anyHappening, { minLength: 3, maxLength: 20 });
    await fc.assert(fc.asyncProperty(fc.boolean(), happenings, play), { numRuns: runs, seed });
  },
  NO_LIMIT,
);
