import { NUMBER_LIFETIME_MS } from '@sms/domain/limits/spec';
import { storeNumber } from '../../behaviour/numbers/number-lifecycle';
import { provideNumber } from '../../behaviour/numbers/number-provider';
import { chargeFor } from '../../behaviour/numbers/purchase';
import type { Micros } from '../../db/money';
import type { LedgerDraft } from '../../db/rows';
import { offerFor } from '../catalogue/offers';
import { smsWith } from '../catalogue/sms-texts';
import type { NumberSeed } from '../scenario';
import type { World } from '../world';

/** Time from purchase to message for numbers that already have one, in ms. */
const USUAL_WAIT_MS = 45_000;

const priceOf = ({ country, service }: NumberSeed): Micros => {
  const offer = offerFor(country, service);
  if (offer === null) throw new Error(`${service} is not sold in country ${country}.`);
  return chargeFor(offer);
};

const seedNumber = (world: World, userId: number, seed: NumberSeed): readonly LedgerDraft[] => {
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
    // The scenario defines the SMS, not the provider.
    deliveries: arriving.map(({ inMs, code: next }) => ({
      afterMs: boughtAgoMs + inMs,
      sms: smsWith(service, next),
    })),
    smsOnCancel: codeOnCancel === undefined ? null : smsWith(service, codeOnCancel),
    cancelRefused: seed.cancelRefused ?? false,
  }));
  const bought = { userId, kind: 'purchase', amount: -price, subjectId: id, at: purchasedAt } as const;
  const refunded = {
    ...bought,
    kind: 'refund',
    amount: price,
    at: purchasedAt + NUMBER_LIFETIME_MS / 4,
  } as const;
  return seed.status === 'cancelled' ? [bought, refunded] : [bought];
};

/** Stores the numbers of the scenario, oldest first, and returns their ledger entries. */
export const seedNumbers = (world: World, userId: number): readonly LedgerDraft[] =>
  world.scenario.numbers
    .toSorted((one, other) => other.boughtAgoMs - one.boughtAgoMs)
    .flatMap((seed) => seedNumber(world, userId, seed));
