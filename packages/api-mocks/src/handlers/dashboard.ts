import { balanceOf } from '../behaviour/ledger';
import { isoOf } from '../db/clock';
import { usdOf, type Micros } from '../db/money';
import type { NumberRow } from '../db/rows';
import type { HandlersFor } from './handler';

const DAY_MS = 24 * 60 * 60_000;
const ACTIVITY_ITEMS = 10;

const spentOn = (numbers: readonly NumberRow[]): Micros => numbers.reduce((sum, { price }) => sum + price, 0);

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Number(((100 * part) / whole).toFixed(5));

/** Figures over all numbers of a user. Days are those of UTC, and what was spent counts even when it was paid back. */
export const dashboardHandlers: HandlersFor<'dashboardStats' | 'dashboardActivity'> = {
  dashboardStats: ({ world, user }) => {
    const today = Math.floor(world.clock.now() / DAY_MS);
    const numbers = world.db.numbers.of(user.id);
    const boughtToday = numbers.filter(({ purchasedAt }) => Math.floor(purchasedAt / DAY_MS) === today);
    const active = numbers.filter(({ status }) => status === 'waiting' || status === 'received');
    const used = numbers.filter(({ status }) => status === 'used');
    return {
      balance: usdOf(balanceOf(world, user.id)),
      activeNumbers: active.length,
      todayPurchases: boughtToday.length,
      todaySpent: usdOf(spentOn(boughtToday)),
      successRate: percentOf(used.length, numbers.length),
      totalNumbers: numbers.length,
      totalSpent: usdOf(spentOn(numbers)),
    };
  },
  dashboardActivity: ({ world, user, query: { limit = ACTIVITY_ITEMS } }) =>
    world.db.numbers
      .of(user.id)
      .slice(-limit)
      .reverse()
      .map((number) => ({
        id: number.id,
        phone_number: number.phoneNumber,
        service_name: number.service.toUpperCase(),
        service_code: number.service,
        country_code: number.country,
        status: number.status,
        price: usdOf(number.price),
        purchase_date: isoOf(number.purchasedAt),
        sms_code: number.sms?.code ?? null,
      })),
};
