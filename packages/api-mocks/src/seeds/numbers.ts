import { NUMBER_LIFETIME_MS } from '@sms/domain/limits';
import { provideNumber } from '../behaviour/provider';
import { chargeFor } from '../behaviour/purchase';
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
  const purchasedAt = world.clock.now() - seed.boughtAgoMs;
  const expiresAt = purchasedAt + NUMBER_LIFETIME_MS;
  const price = priceOf(seed);
  const { id } = world.db.numbers.add((newId) => {
    const { activationId, phoneNumber } = provideNumber(world, newId, seed.country, seed.service);
    return {
      id: newId,
      activationId,
      phoneNumber,
      userId,
      country: seed.country,
      service: seed.service,
      price,
      purchasedAt,
      expiresAt,
      status: seed.status,
      sms: seed.code === undefined ? null : smsWith(seed.service, seed.code),
      receivedAt: seed.code === undefined ? null : purchasedAt + Math.min(USUAL_WAIT_MS, seed.boughtAgoMs),
      smsOnCancel: seed.codeOnCancel === undefined ? null : smsWith(seed.service, seed.codeOnCancel),
    };
  });
  if (seed.status === 'waiting') world.schedule.add(expiresAt, { kind: 'expiry', numberId: id });
  for (const { inMs, code } of seed.arriving ?? []) {
    const task = { kind: 'sms', numberId: id, sms: smsWith(seed.service, code) } as const;
    world.schedule.add(world.clock.now() + inMs, task);
  }
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
