import * as v from 'valibot';
import { MINUTE_MS, NUMBER_LIFETIME_MS } from '../limits/spec';
import { decimal, identifier, instant, orNull, smsCode } from './shared/scalars';
import * as wire from './shared/wire';

/** The statuses of a number (spec §4). */
export const numberStatuses = ['waiting', 'received', 'used', 'cancelled', 'expired'] as const;

/** The status of a number as the server sends it. */
export const wireNumberStatus = () =>
  wire.choice(
    'NumberStatus',
    'Status of a number: waits for an SMS, received one, was completed, was cancelled, or expired (spec §4).',
    numberStatuses,
  );

/** Schema of a number as the server sends it. */
export const wireNumber = () =>
  wire.entity('NumberActivation', 'A number that a user bought (spec §3).', {
    id: wire.integer('Id of the number, which names it in paths.'),
    user_id: wire.integer('Id of its user.'),
    activation_id: wire.text('Id of the activation at the number provider.'),
    phone_number: wire.text('Phone number with its country code, digits only.'),
    country_code: wire.text('Code of the country, as in `GET /services/countries`.'),
    service_code: wire.text('Code of the service, as in `GET /services`.'),
    service_name: wire.text('Name of the service.'),
    price: wire.usd('Price charged: twice the price of the provider (spec §4)'),
    status: wireNumberStatus(),
    sms_code: v.nullable(wire.text('Code of the newest SMS; null before the first.')),
    sms_text: v.nullable(wire.text('Text of the newest SMS; null before the first.')),
    purchase_date: wire.moment('When it was bought.'),
    expiry_date: wire.moment(
      `When it expires: ${NUMBER_LIFETIME_MS / MINUTE_MS} minutes after the purchase (spec §9).`,
    ),
    received_at: v.nullable(wire.moment('When the newest SMS arrived; null before the first.')),
    timeRemaining: wire.integer('Seconds until it expires; 0 afterwards.'),
  });

/** A number as the server sends it. */
export type WireNumber = v.InferInput<ReturnType<typeof wireNumber>>;

const text = v.fallback(v.optional(identifier, ''), '');

/** Reads a number of a list; a row with an id alone gives a number of which nothing else is known. */
export const readNumber = v.pipe(
  v.object({
    id: identifier,
    activation_id: text,
    phone_number: text,
    country_code: text,
    service_code: text,
    service_name: text,
    price: orNull(decimal),
    status: v.fallback(v.string(), ''),
    sms_code: orNull(smsCode),
    sms_text: orNull(v.pipe(v.string(), v.minLength(1))),
    purchase_date: orNull(instant),
    expiry_date: orNull(instant),
    received_at: orNull(instant),
  }),
  v.transform((row) => ({
    id: row.id,
    activationId: row.activation_id,
    phoneNumber: row.phone_number,
    countryCode: row.country_code,
    serviceCode: row.service_code,
    serviceName: row.service_name,
    /** USD, as charged: already the displayed price. */
    price: row.price,
    /** As sent; `numbers/list/number-status` interprets it. */
    status: row.status,
    smsCode: row.sms_code,
    smsText: row.sms_text,
    /** ms since 1970. */
    purchasedAt: row.purchase_date,
    /** ms since 1970. */
    expiresAt: row.expiry_date,
    /** ms since 1970. */
    receivedAt: row.received_at,
  })),
);

/** A purchased number (spec §3). Unknown fields are empty text or null. */
export type PurchasedNumber = v.InferOutput<typeof readNumber>;

/** A number just bought, as a purchase's answer and its message describe it. */
export const purchasedNumber = v.object({
  purchaseId: orNull(identifier),
  activationId: orNull(identifier),
  number: orNull(identifier),
  service: orNull(identifier),
  country: orNull(identifier),
  totalPrice: orNull(decimal),
  pricing: orNull(v.object({ totalPrice: orNull(decimal) })),
  expiryDate: orNull(instant),
});

/**
 * That number as the next list will show it; null where something is missing that a card cannot do without.
 */
export const asListed = (bought: v.InferOutput<typeof purchasedNumber>): PurchasedNumber | null => {
  const { purchaseId: id, activationId, number, service, country, expiryDate } = bought;
  if (id === null || activationId === null || number === null || expiryDate === null) return null;
  return {
    ...v.parse(readNumber, { id }),
    activationId,
    phoneNumber: number,
    countryCode: country ?? '',
    serviceCode: service ?? '',
    price: bought.totalPrice ?? bought.pricing?.totalPrice ?? null,
    status: 'waiting',
    purchasedAt: expiryDate - NUMBER_LIFETIME_MS,
    expiresAt: expiryDate,
  };
};
