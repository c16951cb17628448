import type { ResponseFor } from '@sms/domain/contracts/operations';
import { isActive } from '../behaviour/numbers/number-lifecycle';
import { balanceOf } from '../behaviour/payments/ledger';
import { microsOf, usdOf } from '../db/money';
import type { NumberRow } from '../db/rows';
import { ofUser } from '../db/table';
import type { World } from '../world/world';
import type { HandlersFor } from './handler';

type Activity = ResponseFor<'dashboardActivity'>;

const ACTIVITY_ITEMS = 10;
/** Length of a day in an ISO text. */
const DAY = 10;
const PRICE_DECIMALS = 4;
const PERCENT_DECIMALS = 5;

/** Lifetime of the cached raw activity, in ms. */
const ACTIVITY_CACHE_MS = 30_000;

const spentOn = (numbers: readonly NumberRow[]): number =>
  usdOf(numbers.reduce((sum, { price }) => sum + microsOf(price), 0));

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Number(((100 * part) / whole).toFixed(PERCENT_DECIMALS));

/** The real server leaves out the codes of the service and of the message. */
const rawLineOf = ({ service_code, sms_code, ...number }: NumberRow) => ({
  ...number,
  price: number.price.toFixed(PRICE_DECIMALS),
});

const newest = (world: World, userId: number, count: number): NumberRow[] =>
  ofUser(world.db.numbers, userId).slice(-count).reverse();

/** The raw activity, rebuilt only when the cached one is too old. It ignores the requested limit. */
const rawActivity = ({ clock, db }: World, userId: number, make: () => Activity): Activity => {
  const cached = db.activities.find((row) => row.userId === userId);
  if (cached !== undefined && clock.now() - cached.madeAt < ACTIVITY_CACHE_MS) {
    // The cache holds nothing else.
    return cached.answer as Activity;
  }
  const fresh = { madeAt: clock.now(), answer: make() };
  if (cached === undefined) db.activities.push({ userId, ...fresh });
  else Object.assign(cached, fresh);
  return fresh.answer;
};

/** Figures over all numbers of a user. Days are in UTC, and money spent counts even when it was refunded. */
export const dashboardHandlers: HandlersFor<'dashboardStats' | 'dashboardActivity'> = {
  dashboardStats: ({ world, user }) => {
    const { dashboardRaw } = world.flags;
    const today = world.clock.iso().slice(0, DAY);
    const numbers = ofUser(world.db.numbers, user.id);
    const boughtToday = numbers.filter(({ purchase_date }) => purchase_date.startsWith(today));
    const active = numbers.filter(isActive);
    const used = numbers.filter(({ status }) => status === 'used');
    const todaySpent = spentOn(boughtToday);
    const successRate = percentOf(used.length, numbers.length);
    const isText = dashboardRaw && numbers.length > 0;
    return {
      // The real server reports the balance of another system, which is always 0.
      balance: dashboardRaw ? 0 : usdOf(balanceOf(world, user.id)),
      activeNumbers: active.length,
      todayPurchases: boughtToday.length,
      todaySpent: isText ? todaySpent.toFixed(PRICE_DECIMALS) : todaySpent,
      successRate: isText ? successRate.toFixed(PERCENT_DECIMALS) : successRate,
      totalNumbers: numbers.length,
      totalSpent: spentOn(numbers),
    };
  },
  dashboardActivity: ({ world, user, query: { limit = ACTIVITY_ITEMS } }) =>
    world.flags.dashboardRaw
      ? rawActivity(world, user.id, () => newest(world, user.id, ACTIVITY_ITEMS).map(rawLineOf))
      : newest(world, user.id, limit),
};
