import type { ResponseFor } from '@sms/domain/contracts/operations';
import { isActive } from '../behaviour/numbers/number-lifecycle';
import { balanceOf } from '../behaviour/payments/ledger';
import { isoOf } from '../db/clock';
import { usdOf, type Micros } from '../db/money';
import type { NumberRow } from '../db/rows';
import type { World } from '../world/world';
import type { HandlersFor } from './handler';
import { DAY_MS } from '@sms/domain/limits/spec';

type Activity = ResponseFor<'dashboardActivity'>;

const ACTIVITY_ITEMS = 10;
const PRICE_DECIMALS = 4;
const PERCENT_DECIMALS = 5;

/** Lifetime of the cached raw activity, in ms. */
const ACTIVITY_CACHE_MS = 30_000;

const spentOn = (numbers: readonly NumberRow[]): Micros => numbers.reduce((sum, { price }) => sum + price, 0);

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Number(((100 * part) / whole).toFixed(PERCENT_DECIMALS));

/** Fields that both forms of the activity have of a number. */
const activityFields = (number: NumberRow) => ({
  id: number.id,
  phone_number: number.phoneNumber,
  service_name: number.service.toUpperCase(),
  country_code: number.country,
  status: number.status,
  price: usdOf(number.price),
  purchase_date: isoOf(number.purchasedAt),
});

const documentedLineOf = (number: NumberRow) => ({
  ...activityFields(number),
  service_code: number.service,
  sms_code: number.sms?.code ?? null,
});

const rawLineOf = (number: NumberRow) => ({
  ...activityFields(number),
  price: usdOf(number.price).toFixed(PRICE_DECIMALS),
});

const newest = (world: World, userId: number, count: number): readonly NumberRow[] =>
  world.db.numbers.of(userId).slice(-count).reverse();

/** The raw activity, rebuilt only when the cached one is too old. It ignores the requested limit. */
const rawActivity = ({ clock, db }: World, userId: number, make: () => Activity): Activity => {
  const [cached] = db.activities.of(userId);
  if (cached !== undefined && clock.now() - cached.madeAt < ACTIVITY_CACHE_MS) {
    // The cache holds nothing else.
    return cached.answer as Activity;
  }
  const fresh = { madeAt: clock.now(), answer: make() };
  if (cached === undefined) db.activities.add((id) => ({ id, userId, ...fresh }));
  else Object.assign(cached, fresh);
  return fresh.answer;
};

/** Figures over all numbers of a user. Days are in UTC, and money spent counts even when it was refunded. */
export const dashboardHandlers: HandlersFor<'dashboardStats' | 'dashboardActivity'> = {
  dashboardStats: ({ world, user }) => {
    const { dashboardRaw } = world.flags;
    const today = Math.floor(world.clock.now() / DAY_MS);
    const numbers = world.db.numbers.of(user.id);
    const boughtToday = numbers.filter(({ purchasedAt }) => Math.floor(purchasedAt / DAY_MS) === today);
    const active = numbers.filter(isActive);
    const used = numbers.filter(({ status }) => status === 'used');
    const todaySpent = usdOf(spentOn(boughtToday));
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
      totalSpent: usdOf(spentOn(numbers)),
    };
  },
  dashboardActivity: ({ world, user, query: { limit = ACTIVITY_ITEMS } }) =>
    world.flags.dashboardRaw
      ? rawActivity(world, user.id, () => newest(world, user.id, ACTIVITY_ITEMS).map(rawLineOf))
      : newest(world, user.id, limit).map(documentedLineOf),
};
