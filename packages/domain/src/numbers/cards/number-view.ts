import { countryLabel, serviceLabel } from '../../catalogue/search/catalogue-names';
import { formatDateTime } from '../../lib/format/date-time';
import { formatUsd } from '../../lib/format/money';
import { formatPhoneNumber } from '../copying/copyable-text';
import { otherCopy, phoneGroups } from '../copying/phone-format';
import { isActiveNumber, isReceivedNumber, newestSms } from '../list/number-status';
import { cardNote } from './card-note';
import type { NumberFacts } from './number-facts';

/** Stands for the service of a number of which only an SMS is known. */
const UNKNOWN_NUMBER = 'Your number';

/** What one number is shown by, as far as it does not depend on the time; null for an unknown number. */
export const factsOf = (facts: NumberFacts, id: string) => {
  const known = facts.numbers.byId.get(id);
  if (known === undefined) return null;
  const { number, codes } = known;
  return {
    number,
    codes,
    note: cardNote(known),
    service: number.serviceCode === '' ? UNKNOWN_NUMBER : serviceLabel(number, facts.services),
    country: countryLabel(number.countryCode, facts.countries),
    numberFormat: facts.preferences.numberFormat,
    isNewestCode: id === facts.newestCodeId,
    busyWith: facts.busy.get(id),
    isCompletionPending: facts.pendingCompletions.has(id),
    isExempt: facts.exemptIds.has(id),
    autoCancelBlockedBy: facts.autoCancelBlockedBy,
    failedCancel: facts.autoCancel.failed.get(id),
  };
};

export type FactsOfNumber = NonNullable<ReturnType<typeof factsOf>>;

/** A number, formatted: for its card, and for the rows of other pages. */
export const numberView = ({ number, numberFormat, ...facts }: FactsOfNumber) => {
  const phoneNumber = formatPhoneNumber(number.phoneNumber);
  const hasSms = newestSms(number) !== null || isReceivedNumber(number);
  return {
    id: number.id,
    service: facts.service,
    /** The provider's code of the service; empty while unknown. */
    serviceCode: number.serviceCode,
    /** Name of the country, or its code where the catalogue has no entry. */
    country: facts.country,
    countryCode: number.countryCode,
    /** Formatted USD, 4 decimals; undefined while unknown. */
    price: number.price === null ? undefined : formatUsd(number.price),
    /** With its leading plus; empty while unknown. */
    phoneNumber,
    /** The phone number in the chosen format, in groups that are easy to read. */
    phoneGroups: phoneNumber === '' ? [] : phoneGroups(phoneNumber, numberFormat),
    /** The alternative copy format; undefined for a number of an unknown country. */
    otherCopy: otherCopy(phoneNumber, numberFormat) ?? undefined,
    activationId: number.activationId,
    /** Local date and time; empty while unknown. */
    purchasedAt: number.purchasedAt === null ? '' : formatDateTime(number.purchasedAt),
    /** Local date and time of the newest SMS. */
    receivedAt: number.receivedAt === null ? undefined : formatDateTime(number.receivedAt),
    /** True after its SMS, in which a code may not have been found. */
    hasSms,
    /** Code of the newest SMS. */
    code: number.smsCode ?? undefined,
    /** True for an SMS in which no code was found. */
    isWithoutCode: number.smsCode === null && number.smsText !== null,
    /** Codes that a later SMS has replaced, oldest first. */
    earlierCodes: facts.codes.filter((code) => code !== number.smsCode),
    isNewestCode: facts.isNewestCode,
    /** True if the code has a full text: the server sends it for active numbers only. */
    hasMessage: number.smsText !== null || (hasSms && isActiveNumber(number)),
    /** Order of the SMS and the end of the number, with both times. */
    note: facts.note,
  };
};
