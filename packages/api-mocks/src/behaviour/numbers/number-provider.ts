import { createRandom, hashOf, type Random } from '../../db/random';
import type { NumberRow } from '../../db/rows';
import { diallingCodeOf } from '../../world/catalogue/countries';
import { smsFrom } from '../../world/catalogue/sms-texts';
import { defaultDeliveryProfile, type DeliveryProfile } from '../../world/scenario';
import type { World } from '../../world/world';

const LATEST_OF_ALL_MS = 15 * 60_000;
const PHONE_LENGTH = 11;
const ACTIVATION_ID_LENGTH = 10;

/** A number from the provider, with the SMS it will receive. */
type ProvidedNumber = Pick<NumberRow, 'activation_id' | 'phone_number' | 'deliveries' | 'smsOnCancel'>;

const delayOf = (profile: DeliveryProfile, random: Random): number =>
  random.chance(profile.late)
    ? random.integer(profile.latestMs, LATEST_OF_ALL_MS)
    : random.integer(profile.soonestMs, profile.latestMs);

/**
 * Requests number `id` from the provider. Its future depends on the seed and the id alone, so that an extra
 * sign-in or reload never changes it.
 */
export const provideNumber = (world: World, id: number, country: string, service: string): ProvidedNumber => {
  const random = createRandom(hashOf(`${world.scenario.seed}/${id}`));
  const profile = { ...defaultDeliveryProfile, ...world.scenario.deliveryProfile };
  const dialling = diallingCodeOf(country) ?? '';
  const phone_number = dialling + random.digits(PHONE_LENGTH - dialling.length);
  const activation_id = random.digits(ACTIVATION_ID_LENGTH);
  const nextSms = () => smsFrom(service, random);
  if (!random.chance(profile.arrives)) {
    const smsOnCancel = random.chance(profile.onCancel) ? nextSms() : null;
    return { activation_id, phone_number, deliveries: [], smsOnCancel };
  }
  const first = { afterMs: delayOf(profile, random), sms: nextSms() };
  const second = { afterMs: first.afterMs + delayOf(profile, random), sms: nextSms() };
  const deliveries = random.chance(profile.again) ? [first, second] : [first];
  return { activation_id, phone_number, deliveries, smsOnCancel: null };
};
