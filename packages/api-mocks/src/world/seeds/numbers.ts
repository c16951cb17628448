import { NUMBER_LIFETIME_MS } from '@sms/domain/limits/spec';
import { storeNumber, withSms } from '../../behaviour/numbers/number-lifecycle';
import { chargeFor } from '../../behaviour/numbers/purchase';
import { usdOf, type Micros } from '../../db/money';
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
  const at = world.clock.now() - boughtAgoMs;
  const price = priceOf(seed);
  const order = { userId, service, country, price: usdOf(price), purchasedAt: at };
  const { id } = storeNumber(world, order, {
    status,
    ...(code !== undefined && withSms(smsWith(service, code), at + Math.min(USUAL_WAIT_MS, boughtAgoMs))),
    // The scenario defines the SMS, not the provider.
    deliveries: arriving.map(({ inMs, code: next }) => ({
      afterMs: boughtAgoMs + inMs,
      sms: smsWith(service, next),
    })),
    smsOnCancel: codeOnCancel === undefined ? null : smsWith(service, codeOnCancel),
    cancelRefused: seed.cancelRefused ?? false,
  });
  const bought = { userId, kind: 'purchase', amount: -price, subjectId: id, at } as const;
  const refund = { ...bought, kind: 'refund', amount: price, at: at + NUMBER_LIFETIME_MS / 4 } as const;
  return seed.status === 'cancelled' ? [bought, refund] : [bought];
};

/** Stores the numbers of the scenario, oldest first, and returns their ledger entries. */
export const seedNumbers = (world: World, userId: number): readonly LedgerDraft[] =>
  world.scenario.numbers
    .toSorted((one, other) => other.boughtAgoMs - one.boughtAgoMs)
    .flatMap((seed) => seedNumber(world, userId, seed));
