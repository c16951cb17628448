import { NUMBER_LIFETIME_MS } from '@sms/domain/limits/spec';
import { storeNumber, withSms } from '../../behaviour/numbers/number-lifecycle';
import { chargeFor } from '../../behaviour/numbers/purchase';
import { addLedgerEntry } from '../../behaviour/payments/ledger';
import { usdOf, type Micros } from '../../db/money';
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

const seedNumber = (world: World, userId: number, seed: NumberSeed): void => {
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
  const entry = { userId, subjectId: id } as const;
  addLedgerEntry(world, { ...entry, kind: 'purchase', amount: -price }, at);
  if (status === 'cancelled') {
    addLedgerEntry(world, { ...entry, kind: 'refund', amount: price }, at + NUMBER_LIFETIME_MS / 4);
  }
};

/** Stores the numbers of the scenario, oldest first, and their ledger entries. */
export const seedNumbers = (world: World, userId: number): void => {
  const { numbers = [] } = world.scenario;
  for (const seed of numbers.toSorted((one, other) => other.boughtAgoMs - one.boughtAgoMs)) {
    seedNumber(world, userId, seed);
  }
};
