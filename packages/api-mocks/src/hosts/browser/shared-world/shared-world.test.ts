import { MINUTE_MS } from '@sms/domain/limits/spec';
import { beforeEach, expect, it } from 'vitest';
import { sendSms } from '../../../commands/numbers';
import { advanceBy } from '../../../commands/time';
import { cookieJarOf } from '../../../db/cookie-jar';
import { countIn, countOf } from '../../../db/fixed-window';
import { listenTo } from '../../../testing/client';
import { createContractClient } from '../../../testing/contract-client';
import { respond } from '../../../transport/respond';
import { noQuirks } from '../../../world/server-quirks';
import { saveWorld } from '../../../world/world-state';
import type { ScenarioId } from '../../../scenarios';
import type { Signal } from '../../../world/sockets';
import { openSharedWorld, type SharedWorld } from './shared-world';
import { createMemoryStore } from './text-store';

const START = Date.UTC(2026, 0, 5, 8);

/** Simulates a browser: pages that share one store, one lock and one channel. */
const createPages = (startsAt: number) => {
  const store = createMemoryStore();
  const clock = { now: startsAt };
  const listeners: ((signal: Signal) => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const withLock = <T>(step: () => Promise<T>): Promise<T> => {
    const turn = last.then(step);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    store,
    clock,
    open: async (wanted: ScenarioId | null = null) => {
      let own: (signal: Signal) => void = () => undefined;
      return openSharedWorld(wanted, {
        store,
        withLock,
        channel: {
          send: (signal) => {
            for (const listener of listeners) if (listener !== own) listener(signal);
          },
          listen: (listener) => {
            own = listener;
            listeners.push(listener);
          },
        },
        now: () => clock.now,
        onTimeJump: () => undefined,
      });
    },
  };
};

let pages: ReturnType<typeof createPages>;
beforeEach(() => {
  pages = createPages(START);
});

const look = (page: SharedWorld) => page.run(() => JSON.stringify(saveWorld(page.world)));

it('a stored world survives a reload with all of its data', async () => {
  const page = await pages.open('busy-account');
  await page.run(() => {
    sendSms(page.world, page.world.db.numbers.length, '121212');
    cookieJarOf(page.world).set('refreshToken', 'abc', MINUTE_MS);
    countIn(page.world.clock, page.world.failedSignIns, 'demo');
    page.world.flags.faults = [{ operation: 'me', times: Infinity, delayMs: Infinity }];
    page.world.random.next();
  });
  const reloaded = await pages.open();
  expect(await look(reloaded)).toBe(await look(page));
  expect(reloaded.scenario()).toBe('busy-account');
  expect(reloaded.world.flags.faults).toEqual([{ operation: 'me', times: Infinity, delayMs: Infinity }]);
  expect(cookieJarOf(reloaded.world).get('refreshToken')).toBe('abc');
  expect(countOf(reloaded.world.clock, reloaded.world.failedSignIns, 'demo')).toBe(1);
});

it('a stored world that cannot be read is replaced', async () => {
  await pages.store.write('{"world":');
  expect((await pages.open('busy-account')).scenario()).toBe('busy-account');
});

it('a stored world has continued meanwhile, each event at its own moment', async () => {
  await pages.open('sms-arrives');
  pages.clock.now += MINUTE_MS;
  const reloaded = await pages.open();
  expect(reloaded.world.db.numbers[0]).toMatchObject({
    status: 'received',
    received_at: new Date(START + 3_000).toISOString(),
  });
  expect(reloaded.world.clock.now()).toBe(START + MINUTE_MS);
});

it('a shared world loses nothing when steps of several pages wait for one another', async () => {
  const [one, two] = [await pages.open('empty-account'), await pages.open()];
  const countSlowly = ({ run, world }: SharedWorld) =>
    run(async () => {
      const before = countOf(world.clock, world.recentCalls, 'sms');
      await Promise.resolve();
      expect(countOf(world.clock, world.recentCalls, 'sms')).toBe(before);
      countIn(world.clock, world.recentCalls, 'sms');
    });
  await Promise.all(Array.from({ length: 20 }, (_, index) => countSlowly(index % 2 === 0 ? one : two)));
  await look(one);
  expect(one.world.recentCalls.names).toHaveLength(20);
});

it('a shared world serves only the newest socket of a user, in whatever page it is open', async () => {
  const [one, two] = [await pages.open('sms-arrives'), await pages.open()];
  const [older, newer] = [listenTo(one.world), listenTo(two.world)];
  pages.clock.now += 5_000;
  await look(one);
  expect([older.frames, newer.frames].map(({ length }) => length)).toEqual([0, 1]);
});

it('a shared world runs due events once, and a spec-compliant one publishes them once to the sockets of every page', async () => {
  const [one, two] = [await pages.open('sms-arrives'), await pages.open()];
  await one.run(() => Object.assign(one.world.flags, noQuirks));
  const listeners = [listenTo(one.world), listenTo(two.world)];
  pages.clock.now += 5_000;
  await Promise.all([look(one), look(two)]);
  for (const { frames } of listeners) {
    expect(frames).toMatchObject([{ type: 'sms_received' }]);
  }
});

it('a list that was begun in one page ends at its moment in any', async () => {
  const [one, two] = [await pages.open('about-to-expire'), await pages.open()];
  await one.run(() => (one.world.flags.providerAnswerMs = 10_000));
  const client = createContractClient('https://api.example.test', (url, init) =>
    respond(one.world, new Request(url, init), { withLock: one.run }),
  );
  await client.resume();
  const list = client.read('activeNumbers', { query: {} });
  const isUnderWay = () => look(two).then(() => two.world.schedule.at(-1)?.task.kind === 'list-end');
  await expect.poll(isUnderWay).toBe(true);
  pages.clock.now += 10_000;
  await look(two);
  expect(two.world.db.numbers[0]?.status).toBe('expired');
  await look(one);
  expect((await list).data).toMatchObject([{ id: 1, status: 'expired' }]);
});

it('a shared world restarts for all pages, with every socket closed', async () => {
  const [one, two] = [await pages.open('busy-account'), await pages.open()];
  const listeners = [listenTo(one.world), listenTo(two.world)];
  await one.run(() => advanceBy(one.world, MINUTE_MS));
  await look(two);
  expect(two.world.clock.now()).toBe(START + MINUTE_MS);
  await one.begin('empty-account');
  await look(two);
  expect(two.scenario()).toBe('empty-account');
  expect(two.world.scenario.balanceUsd).toBe(0);
  expect(two.world.clock.now()).toBe(START);
  for (const { closes } of listeners) expect(closes).toEqual([[1000, 'Server shutting down']]);
  expect((await pages.open('subscriber')).world.db.subscriptions).toHaveLength(2);
});
