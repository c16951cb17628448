import { expect, it, vi } from 'vitest';
import { MINUTE_MS, NUMBER_LIFETIME_MS, SECOND_MS } from '../../limits/spec';
import { NOON } from '../../testing/fixtures/a-number';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import { IDLE, updateAutoCancel, type AutoCancelEvent } from './auto-cancel-state';
import { createSpread, planAutoCancels } from './cancel-plan';

useFakeClock(NOON);

const RUNS = 40;
/** As in the scenario 'many-waiting'. */
const COUNT = 25;
const APART_MS = 45 * SECOND_MS;
/** The server refunds a second cancel that comes so soon after the first. */
const SECOND_REFUND_MS = SECOND_MS;

/** The same numbers from 0 to 1 in each run. */
const createRandom = (seed: number) => () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

type Random = ReturnType<typeof createRandom>;

/** Numbers that end one after the other, and when each was refunded. */
const createServer = () => {
  const numbers = Array.from({ length: COUNT }, (_, place) => {
    const expiresAt = NOON + 2 * MINUTE_MS + place * APART_MS;
    const purchasedAt = expiresAt - NUMBER_LIFETIME_MS;
    return { id: String(place), status: 'waiting', smsCode: null, purchasedAt, expiresAt };
  });
  return { numbers, refundedAt: new Map<string, number>(), doubles: [] as string[] };
};
type Server = ReturnType<typeof createServer>;

/** A device that does what the plan says. A call takes half of its time to the server. */
const startDevice = ({ numbers, refundedAt, doubles }: Server, random: Random, latencyMs: () => number) => {
  const spreadMs = createSpread(random);
  const excludedIds = new Set<string>();
  let callsAt: number[] = [];
  let state = IDLE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const call = (atServer: () => () => void) => {
    callsAt.push(Date.now());
    const halfMs = latencyMs() / 2;
    setTimeout(() => setTimeout(atServer(), halfMs), halfMs);
  };
  const act = (action: AutoCancelEvent) => {
    state = updateAutoCancel(state, { ...action, now: Date.now() });
  };
  const look = (due: readonly string[]) => {
    act({ kind: 'look-began' });
    call(() => {
      const ids = new Set(numbers.map(({ id }) => id).filter((id) => !refundedAt.has(id)));
      return () => {
        // Their status is read.
        for (const id of due) if (!ids.has(id)) excludedIds.add(id);
        act({ kind: 'look-ended', ids, due });
        check();
      };
    });
  };
  const cancel = (id: string) => {
    excludedIds.add(id);
    call(() => {
      const firstAt = refundedAt.get(id);
      const isFirst = firstAt === undefined || Date.now() - firstAt < SECOND_REFUND_MS;
      if (firstAt === undefined) refundedAt.set(id, Date.now());
      else if (Date.now() - firstAt < SECOND_REFUND_MS) doubles.push(id);
      return () => {
        act({ kind: 'done', id, isFirst });
        check();
      };
    });
  };
  const check = () => {
    const now = Date.now();
    callsAt = callsAt.filter((at) => at > now - MINUTE_MS);
    const freeCalls = 10 - callsAt.length;
    const page = { excludedIds, freeCalls, isVisible: true, isClockDoubtful: false, spreadMs };
    const plan = planAutoCancels(state, { numbers, now, ...page });
    if (plan.lookFor.length > 0) look(plan.lookFor);
    plan.cancel.forEach(cancel);
    clearTimeout(timer);
    if (plan.waitMs !== Infinity)
      timer = setTimeout(check, Math.min(Math.max(plan.waitMs, 2 * SECOND_MS), 10 * SECOND_MS));
  };
  act({ kind: 'switched', isOn: true });
  check();
};

it.each([
  ['0.1 to 0.4 s', 100, 400, 0.006],
  ['0.1 to 2 s', 100, 2_000, 0.012],
])(
  'two devices: refund few numbers twice, and none not at all, where calls take %s',
  (_, leastMs, mostMs, shareMax) => {
    const random = createRandom(7);
    let doubles = 0;
    for (let run = 0; run < RUNS; run += 1) {
      vi.setSystemTime(NOON);
      const server = createServer();
      const latencyMs = () => leastMs + random() * (mostMs - leastMs);
      startDevice(server, random, latencyMs);
      startDevice(server, random, latencyMs);
      vi.advanceTimersByTime(2 * MINUTE_MS + COUNT * APART_MS);
      expect(server.refundedAt.size).toBe(COUNT);
      doubles += server.doubles.length;
      vi.clearAllTimers();
    }
    expect(doubles / (RUNS * COUNT)).toBeLessThan(shareMax);
  },
);
