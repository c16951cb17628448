import { createNodeBackend } from '@sms/api-mocks/node';
import { $activeNumbers, $balance, pageVisibilityChanged, wentOnline, type KeptName } from '@sms/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, pass } from '../test-kit/schedules/browser';
import { anyHappening, happen, type Happening, type Stage } from '../test-kit/schedules/happenings';

const START = Date.UTC(2026, 2, 2, 12);
const MICROS = 1_000_000;
const LAST_CALLS_MS = 100_000;
const REFRESH_MS = 5_000;

/** So many in `npm test`; `npm run test:schedules -- --runs 1000 --seed 7` makes any number of them. */
const RUNS_IN_CI = 60;
const MS_PER_RUN = 10_000;
const runs = Number(process.env['SCHEDULE_RUNS'] ?? RUNS_IN_CI);
const seed = Number(process.env['SCHEDULE_SEED'] ?? Date.now() % 2 ** 31);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const setStage = async (): Promise<Stage> => {
  const backend = createNodeBackend('ready-to-buy');
  // No call limits: they are tested on their own, and here they would only make most clicks come to nothing.
  backend.world.flags.callLimits = null;
  const ofBrowser = new Map<KeptName, unknown>();
  const tabs = [await openTab(backend, ofBrowser), await openTab(backend, ofBrowser)] as const;
  await pass(backend, 500);
  const { db } = backend.world;
  // What the account starts with was asked for, too.
  return {
    backend,
    tabs,
    intents: { purchases: db.numbers.all().length, deposits: db.deposits.all().length },
  };
};

const chargedOnce = ({ backend, intents }: Stage): void => {
  const { db } = backend.world;
  expect(db.numbers.all().length, 'numbers bought').toBeLessThanOrEqual(intents.purchases);
  expect(db.deposits.all().length, 'deposits created').toBeLessThanOrEqual(intents.deposits);
};

const comeToRest = async ({ backend, tabs }: Stage): Promise<void> => {
  backend.world.flags.faults = [];
  for (const tab of tabs) {
    tab.network.isUp = true;
    tab.fire(wentOnline, undefined);
    tab.fire(pageVisibilityChanged, true);
  }
  await pass(backend, LAST_CALLS_MS);
  for (const tab of tabs) tab.refresh();
  await pass(backend, REFRESH_MS);
};

const play = async (happenings: readonly Happening[]): Promise<void> => {
  // The pages of an earlier run are gone.
  vi.clearAllTimers();
  vi.setSystemTime(START);
  const stage = await setStage();
  for (const happening of happenings) {
    await happen(stage, happening);
    chargedOnce(stage);
  }
  await comeToRest(stage);
  chargedOnce(stage);

  const { world } = stage.backend;
  const booked = world.db.ledger.of(1).reduce((sum, { amount }) => sum + amount, 0);
  const living = world.db.numbers
    .of(1)
    .filter(({ status }) => status === 'waiting' || status === 'received')
    .map(({ id, sms }) => ({ id: String(id), code: sms?.code ?? null }))
    .toSorted((one, other) => one.id.localeCompare(other.id));
  for (const { scope } of stage.tabs) {
    expect(Math.round((scope().getState($balance) ?? 0) * MICROS), 'balance').toBe(booked);
    const shown = (scope().getState($activeNumbers) ?? [])
      .filter(({ status }) => status === 'waiting' || status === 'received')
      .map(({ id, smsCode }) => ({ id, code: smsCode }))
      .toSorted((one, other) => one.id.localeCompare(other.id));
    expect(shown, 'numbers').toEqual(living);
  }
};

it(
  `no order of clicks, faults, reloads, tabs and sleeps charges twice or loses a number (seed ${seed})`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(anyHappening, { minLength: 3, maxLength: 20 }), play), {
      numRuns: runs,
      seed,
    });
  },
  runs * MS_PER_RUN,
);
