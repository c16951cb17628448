import { allSettled, scopeBind, type EventCallable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PurchasedNumber } from '../src/contracts';
import { $numberCards } from '../src/features/numbers/cards/cards';
import { activeNumbersScreen } from '../src/features/numbers/list/polling';
import { $balance } from '../src/features/account/balance/balance';
import { $isAuthenticated, sessionStarted } from '../src/api/session/current-user';
import { signOutClicked } from '../src/features/session/sign-out';
import { aNumber } from '../src/testing';
import { openBrowser } from '../src/testing/harness/opened-tabs';
import { ada, openWorkspace } from '../src/testing/harness/opened-workspace';
import '../src/features/platform/workspace-opened';
import { workspaceOpened } from '../src/lib/session-events';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOURS = 8;
const CARDS = 200;
const FRAMES = 1_000_000;
const LIFE_S = 20 * 60;
/** The day ends, as the measuring begins, in the middle of the life of a set of cards. */
const SECONDS = HOURS * 3_600 + LIFE_S / 2;
const GROWTH_MAX_BYTES = 1_000_000;
const START = Date.UTC(2026, 2, 2, 8);

beforeEach(() => {
  vi.useFakeTimers({
    now: START,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const heapUsed = (): number => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** Records of the test's own server and sockets are not part of the product's heap. */
const clear = (list: readonly unknown[]): void => void (list as unknown[]).splice(0);

const MB = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`;

describe('heap of a long session', () => {
  /** The numbers of the twenty minutes that begin at `second`. */
  const numbersFrom = (second: number): PurchasedNumber[] =>
    Array.from({ length: CARDS }, (_, at) =>
      aNumber({
        id: `${second}${at}`,
        activationId: `a${second}-${at}`,
        purchasedAt: START + second * SECOND_MS,
        expiresAt: START + (second + LIFE_S) * SECOND_MS,
      }),
    );

  /** A frame from the wire: a balance, an SMS of a card, its duplicate, an SMS of another user, or junk. */
  const frame = (index: number, numbers: readonly PurchasedNumber[]): string => {
    const envelope = { userId: 7, messageId: `m${index}` };
    switch (index % 5) {
      case 0:
        return JSON.stringify({ type: 'balance_updated', data: { balance: 10 }, ...envelope });
      case 1:
      case 2: {
        const number = numbers[index % numbers.length];
        const code = String(100_000 + (index % 900_000));
        const data = { activationId: number?.activationId, code, smsText: `Your code is ${code}` };
        return JSON.stringify({
          type: 'sms_received',
          data,
          ...envelope,
          messageId: `m${index - (index % 5)}s`,
        });
      }
      case 3:
        return JSON.stringify({ type: 'balance_updated', data: { balance: 99 }, ...envelope, userId: 8 });
      default:
        return '{"type":"balance_updated","data":';
    }
  };

  it(
    `${HOURS} hours with ${CARDS} cards and ${FRAMES} frames leave the heap as it was`,
    async () => {
      expect(globalThis.gc, 'run with --expose-gc').toBeDefined();
      const numbers = numbersFrom(0);
      const { scope, client, sockets } = await openWorkspace(numbers);
      await allSettled(activeNumbersScreen.toggled, { scope, params: true });
      let sent = 0;
      let before = 0;
      for (let second = 0; second < SECONDS; second += 1) {
        if (second > 0 && second % LIFE_S === 0) {
          numbers.splice(0, CARDS, ...numbersFrom(second));
          clear(client.made);
          for (const socket of sockets.all) clear(socket.sent);
        }
        // Measured from the second set of numbers to the last, each in the middle of its life.
        if (second === 1.5 * LIFE_S) before = heapUsed();
        for (const until = (FRAMES * (second + 1)) / SECONDS; sent < until; sent += 1) {
          sockets.current().pushText(frame(sent, numbers));
        }
        await vi.advanceTimersByTimeAsync(SECOND_MS);
      }
      const grown = heapUsed() - before;
      console.log(`${sent} frames, ${sockets.all.length} sockets; heap ${MB(before)}, grown by ${MB(grown)}`);
      expect(scope.getState($numberCards)).toHaveLength(CARDS);
      expect(scope.getState($balance)).toBe(10);
      expect(grown).toBeLessThan(GROWTH_MAX_BYTES);
    },
    30 * MINUTE_MS,
  );
});

it(
  '50 sign-ins and sign-outs leave no timer, no socket and no memory behind',
  async () => {
    const { scope, sockets, client } = await openWorkspace(
      Array.from({ length: CARDS }, (_, at) => aNumber({ id: String(at), activationId: `a${at}` })),
    );
    const fire = <T>(unit: EventCallable<T>, params: NoInfer<T>) => scopeBind(unit, { scope })(params);
    const signOut = async () => {
      fire(signOutClicked, undefined);
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      expect(scope.getState($isAuthenticated)).toBe(false);
      expect(sockets.live()).toHaveLength(0);
      clear(client.made);
      clear(sockets.all);
    };
    const signIn = async () => {
      fire(sessionStarted, ada);
      fire(workspaceOpened, undefined);
      fire(activeNumbersScreen.toggled, true);
      await vi.advanceTimersByTimeAsync(SECOND_MS);
      sockets.current().open();
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      expect(vi.getTimerCount()).toBeGreaterThan(0);
    };
    await signOut();
    const timers = vi.getTimerCount();
    await signIn();
    await signOut();
    const before = heapUsed();
    for (let time = 0; time < 50; time += 1) {
      await signIn();
      await signOut();
      expect(vi.getTimerCount(), `timers after sign-out ${time + 1}`).toBeLessThanOrEqual(timers);
    }
    const grown = heapUsed() - before;
    console.log(`${timers} timers signed out; heap ${MB(before)}, grown by ${MB(grown)}`);
    expect(grown).toBeLessThan(GROWTH_MAX_BYTES);
  },
  10 * MINUTE_MS,
);

it(
  '50 tabs share one connection, and sign out without leaving a timer',
  async () => {
    const browser = openBrowser();
    const timers = vi.getTimerCount();
    const tabs = [];
    for (let tab = 0; tab < 50; tab += 1) tabs.push(await browser.openTab({ isVisible: tab === 0 }));
    browser.sockets.live().forEach((socket) => socket.open());
    await browser.pass(20 * SECOND_MS);
    expect(browser.sockets.live()).toHaveLength(1);
    expect(vi.getTimerCount()).toBeGreaterThan(timers);
    for (const { fire } of tabs) await fire(signOutClicked, undefined);
    await browser.pass(MINUTE_MS);
    expect(browser.sockets.live()).toHaveLength(0);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(timers);
  },
  10 * MINUTE_MS,
);
