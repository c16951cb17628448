import { NUMBER_LIFETIME_MS } from '@sms/domain/limits';
import { provideNumber } from '../behaviour/provider';
import { chargeFor } from '../behaviour/purchase';
import { storeNumber } from '../behaviour/store-number';
import { microsOf, type Micros } from '../db/money';
import type { LedgerRow } from '../db/rows';
import type { NumberSeed } from '../scenarios/scenario';
import type { World } from '../world';
import { offerFor } from './offers';
import { smsWith } from './sms-texts';

/** Time from purchase to message for numbers that already have one, in ms. */
const USUAL_WAIT_MS = 45_000;

const DEPOSITED_BEFORE_MS = 40 * 24 * 60 * 60_000;

const priceOf = ({ country, service }: NumberSeed): Micros => {
  const offer = offerFor(country, service);
  if (offer === null) throw new Error(`${service} is not sold in country ${country}.`);
  return chargeFor(offer);
};

const seedNumber = (world: World, userId: number, seed: NumberSeed): Omit<LedgerRow, 'id'>[] => {
  const { service, country, status, boughtAgoMs, code, codeOnCancel, arriving = [] } = seed;
  const purchasedAt = world.clock.now() - boughtAgoMs;
  const price = priceOf(seed);
  const { id } = storeNumber(world, (newId) => ({
    ...provideNumber(world, newId, country, service),
    id: newId,
    userId,
    country,
    service,
    price,
    purchasedAt,
    expiresAt: purchasedAt + NUMBER_LIFETIME_MS,
    status,
    sms: code === undefined ? null : smsWith(service, code),
    receivedAt: code === undefined ? null : purchasedAt + Math.min(USUAL_WAIT_MS, boughtAgoMs),
    deliveries: arriving.map(({ inMs, code: next }) => ({
      afterMs: boughtAgoMs + inMs,
      sms: smsWith(service, next),
    })),
    smsOnCancel: codeOnCancel === undefined ? null : smsWith(service, codeOnCancel),
  }));
  const bought = { userId, kind: 'purchase', amount: -price, numberId: id, at: purchasedAt } as const;
  const refunded = {
    ...bought,
    kind: 'refund',
    amount: price,
    at: purchasedAt + NUMBER_LIFETIME_MS / 4,
  } as const;
  return seed.status === 'cancelled' ? [bought, refunded] : [bought];
};

/** Writes the numbers of the scenario and a deposit that leaves exactly the scenario's balance. */
export const seedNumbers = (world: World, userId: number): void => {
  const { numbers, balanceUsd } = world.scenario;
  const oldestFirst = [...numbers].sort((one, other) => other.boughtAgoMs - one.boughtAgoMs);
  const entries = oldestFirst.flatMap((seed) => seedNumber(world, userId, seed));
  const moved = entries.reduce((sum, entry) => sum + entry.amount, 0);
  const deposit: Omit<LedgerRow, 'id'> = {
    userId,
    kind: 'deposit',
    amount: microsOf(balanceUsd) - moved,
    numberId: null,
    at: world.clock.now() - DEPOSITED_BEFORE_MS,
  };
  for (const entry of deposit.amount > 0 ? [deposit, ...entries] : entries) {
    world.db.ledger.add((id) => ({ ...entry, id }));
  }
};
