import { PRICE_MULTIPLIER } from '@sms/domain/limits/spec';
import { usdOf, type Micros } from '../../db/money';
import type { NumberRow, Order } from '../../db/rows';
import { offerFor, type Offer } from '../../world/catalogue/offers';
import { operatorsOf } from '../../world/catalogue/operators';
import type { World } from '../../world/world';
import { addLedgerEntry, balanceOf, publishBalance } from '../payments/ledger';
import { reject } from '../rejection';
import { storeNumber } from './number-lifecycle';

/** The user's price for an offer (spec §5). */
export const chargeFor = (offer: Offer): Micros => PRICE_MULTIPLIER * offer.realPrice;

const pricingOf = (offer: Offer) => ({
  realPrice: usdOf(offer.realPrice),
  bonusAmount: usdOf(chargeFor(offer) - offer.realPrice),
  totalPrice: usdOf(chargeFor(offer)),
});

/** The offer under the current flags, or null without a price. */
export const currentOffer = (world: World, country: string, service: string): Offer | null => {
  const { unpricedServices, servicesWithoutStock, priceFactor } = world.flags;
  const listed = unpricedServices.includes(service) ? null : offerFor(country, service);
  if (listed === null) return null;
  const isSoldOut = [service, `${country}/${service}`].some((sold) => servicesWithoutStock.includes(sold));
  const offer = isSoldOut ? { ...listed, count: 0 } : listed;
  if (priceFactor === 1) return offer;
  const now = (price: Micros): Micros => Math.round(price * priceFactor);
  return { ...offer, cost: now(offer.cost), realPrice: now(offer.realPrice) };
};

/** True when the provider has a number; without an operator any network will do. */
const hasNumber = (world: World, offer: Offer, { country, operator }: Order): boolean => {
  const { operatorsWithoutNumbers } = world.flags;
  const isOutOfStock =
    operatorsWithoutNumbers.includes('*') || operatorsWithoutNumbers.includes(operator ?? '');
  const isKnownOperator = operator === undefined || operatorsOf(country).some(({ id }) => id === operator);
  return offer.count > 0 && isKnownOperator && !isOutOfStock;
};

const outOfStock = ({ service, country, operator }: Order) =>
  reject('NO_NUMBERS_AVAILABLE', {
    text: `No numbers available for ${operator === undefined ? '' : `${operator} operator in `}this service/country combination`,
    extra: {
      details: { service: service.toUpperCase(), country, operator: operator ?? 'Any', availableCount: 0 },
    },
  });

const insufficient = (required: Micros, current: Micros) =>
  reject('INSUFFICIENT_BALANCE', {
    extra: { required: usdOf(required), current: usdOf(current), shortfall: usdOf(required - current) },
  });

/** The provider's own text lacks the words by which the client recognises the limit (spec §8). */
const rateLimited = ({ flags }: World) =>
  reject(
    'RATE_LIMIT_EXCEEDED',
    flags.undocumentedTexts
      ? { text: 'Our provider is getting the best number for you. Please try again in 45 seconds.' }
      : {},
  );

/** A number just bought, in the answer to its purchase and in its message. */
export const boughtFields = (number: NumberRow) => ({
  activationId: number.activation_id,
  number: number.phone_number,
  purchaseId: number.id,
  service: number.service_code,
  country: number.country_code,
  expiryDate: number.expiry_date,
});

/**
 * Buys a number. The server checks in this order: service sold, maximum price, balance, provider; then it
 * debits, and publishes before it responds.
 */
export const purchase = (world: World, userId: number, order: Order) => {
  if (!world.services.some(({ code }) => code === order.service)) return reject('INVALID_SERVICE');
  const offer = currentOffer(world, order.country, order.service);
  if (offer === null) return reject('SERVICE_UNAVAILABLE');
  const pricing = pricingOf(offer);
  const price = chargeFor(offer);
  const previous = balanceOf(world, userId);
  if (order.maxPrice !== undefined && pricing.totalPrice > order.maxPrice) {
    return reject('PRICE_EXCEEDED', {
      text: `Total price ${pricing.totalPrice.toFixed(4)} exceeds maximum ${order.maxPrice.toFixed(4)}`,
      extra: { ...pricing, maxPrice: order.maxPrice },
    });
  }
  if (previous < price) return insufficient(price, previous);
  if (world.flags.purchasesLimited) return rateLimited(world);
  if (world.flags.providerAccountEmpty) {
    return reject('PURCHASE_FAILED', { internalDetail: 'Insufficient balance in provider account' });
  }
  if (!hasNumber(world, offer, order)) return outOfStock(order);

  const purchasedAt = world.clock.now();
  const number = storeNumber(world, { ...order, userId, price: pricing.totalPrice, purchasedAt });
  addLedgerEntry(world, { userId, kind: 'purchase', amount: -price, subjectId: number.id });
  world.publish(userId, 'number_purchased', {
    ...boughtFields(number),
    totalPrice: pricing.totalPrice,
    remainingBalance: usdOf(previous - price),
  });
  publishBalance(world, userId, -price);
  return { number, pricing, previous, current: previous - price };
};
