import * as v from 'valibot';
import { MINUTE_MS, NUMBER_LIFETIME_MS } from '../limits/spec';
import * as field from './shared/field';
import * as figure from './shared/figure';
import { named, orElse, readBy, readRow, required, unread, type Row } from './shared/reading';
import { smsCode, smsText } from './shared/scalars';

/** The statuses of a number (spec §4). */
export const numberStatuses = ['waiting', 'received', 'used', 'cancelled', 'expired'] as const;

/** As sent; `numbers/list/number-status` interprets it. */
export const numberStatus = orElse(
  '',
  field.choice(
    'NumberStatus',
    'Status of a number: waits for an SMS, received one, was completed, was cancelled, or expired (spec §4).',
    numberStatuses,
  ),
);

export const serviceCode = orElse('', field.reference('Code of the service, as in `GET /services`.'));
export const countryCode = orElse(
  '',
  field.reference('Code of the country, as in `GET /services/countries`.'),
);

/** A number in a list. A row with an id alone is a number of which nothing else is known. */
export const numberRow = field.entity('NumberActivation', 'A number that a user bought (spec §3).', {
  id: required(field.id('Id of the number, which names it in paths.')),
  activation_id: orElse('', field.reference('Id of the activation at the number provider.')),
  phone_number: orElse('', field.reference('Phone number with its country code, digits only.')),
  country_code: countryCode,
  service_code: serviceCode,
  service_name: orElse('', field.reference('Name of the service.')),
  price: figure.usd('Price charged: twice the price of the provider (spec §4)'),
  status: numberStatus,
  sms_code: field.nullable(readBy(smsCode, field.text('Code of the newest SMS; null before the first.'))),
  sms_text: field.nullable(readBy(smsText, field.text('Text of the newest SMS; null before the first.'))),
  purchase_date: named('purchasedAt', field.moment('When it was bought.')),
  expiry_date: named(
    'expiresAt',
    field.moment(`When it expires: ${NUMBER_LIFETIME_MS / MINUTE_MS} minutes after the purchase (spec §9).`),
  ),
  received_at: field.nullable(field.moment('When the newest SMS arrived; null before the first.')),
  ...unread({
    user_id: field.id('Id of its user.'),
    timeRemaining: figure.integer('Seconds until it expires; 0 afterwards.'),
  }),
});

export const readNumber = numberRow.strict;

export type WireNumber = field.SentOf<typeof numberRow>;

/** A purchased number (spec §3). Unknown fields are empty text or null. */
export type PurchasedNumber = field.ReadOf<typeof numberRow>;

/** Fields of a number just bought, in the answer to its purchase and in its message. */
export const boughtFields = {
  activationId: field.reference('Id of the activation at the number provider.'),
  number: field.reference('Phone number with its country code, digits only.'),
  purchaseId: field.id('Id of the number, as in the lists.'),
  service: field.reference('Code of the service.'),
  country: field.reference('Code of the country.'),
  expiryDate: field.moment('When the number expires.'),
};

export const pricing = field.entity('PurchasePricing', 'How the price is made up (spec §4).', {
  totalPrice: figure.usd('Price charged'),
  ...unread({
    realPrice: figure.usd('Price of the provider'),
    bonusAmount: figure.usd('Surcharge, as much again'),
  }),
});

/** The number as the next list will show it; null where something is missing that a card needs. */
const asListed = (bought: Row<typeof boughtFields>, price: number | null): PurchasedNumber | null => {
  const { purchaseId, activationId, number, service, country, expiryDate } = bought;
  if (purchaseId === null || activationId === null || number === null || expiryDate === null) return null;
  return {
    ...v.parse(readNumber, { id: purchaseId }),
    activationId,
    phoneNumber: number,
    countryCode: country ?? '',
    serviceCode: service ?? '',
    price,
    status: 'waiting',
    purchasedAt: expiryDate - NUMBER_LIFETIME_MS,
    expiresAt: expiryDate,
  };
};

/** Reads a number just bought; `purchaseId` is null where the server left it out. */
export const readPurchase = v.pipe(
  readRow({ ...boughtFields, totalPrice: figure.usd('Price charged'), pricing }),
  v.transform((bought) => ({
    purchaseId: bought.purchaseId,
    number: asListed(bought, bought.totalPrice ?? bought.pricing?.totalPrice ?? null),
  })),
);
