import { formatPhoneNumber } from './copyable-text';

/** Display and copy format of a phone number. */
export type PhoneFormat = 'e164' | 'national' | 'digits';

/** Country calling codes of one and of two digits (ITU-T E.164); all others have three. */
const SHORT_CALLING_CODE = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Unassigned calling codes of three digits: such a number belongs to no country. */
const UNASSIGNED_CALLING_CODE = /^(0|28|83|89)/;

const LONG_CALLING_CODE = 3;
const INTERNATIONAL_NUMBER = /^\+\d{7,15}$/;
const GROUP = 3;
const LAST_GROUP = 4;

/**
 * A phone number in groups that are easy to read and to dictate: '+1', '263', '131', '2082'. Joined without
 * spaces they are the copied text (decision 0044). 'national' omits the calling code, without a 0 in its
 * place, and 'digits' the plus. With an unknown calling code, 'national' is all digits; a text that is no
 * international number is unchanged.
 *
 * @param phoneNumber with its leading plus
 */
export const phoneGroups = (phoneNumber: string, format: PhoneFormat = 'e164'): readonly string[] => {
  if (!INTERNATIONAL_NUMBER.test(phoneNumber)) return [phoneNumber];
  const digits = phoneNumber.slice(1);
  const callingCode = callingCodeOf(digits);
  const groups: string[] = [];
  let rest = digits.slice(callingCode.length);
  while (rest.length > LAST_GROUP) {
    groups.push(rest.slice(0, GROUP));
    rest = rest.slice(GROUP);
  }
  groups.push(rest);
  if (format === 'e164') return [`+${callingCode}`, ...groups];
  const isNational = format === 'national' && !UNASSIGNED_CALLING_CODE.test(callingCode);
  return isNational ? groups : [callingCode, ...groups];
};

/** A phone number in groups within a text: a line breaks before the number, not in it. */
export const phoneInText = (phoneNumber: string): string =>
  phoneGroups(formatPhoneNumber(phoneNumber)).join('\u00A0');

/** A number within a text: 'WhatsApp +1 263 131 2082', and the service alone while it has no phone number. */
export const numberInText = (service: string, phoneNumber: string, separator = ' '): string =>
  phoneNumber === '' ? service : `${service}${separator}${phoneInText(phoneNumber)}`;

/**
 * Alternative copy format, with its label: with the calling code if the user's format has none, or without
 * it, since some forms have a separate field for the country. Null where the calling code is unknown.
 */
export const otherCopy = (phoneNumber: string, format: PhoneFormat) => {
  if (!INTERNATIONAL_NUMBER.test(phoneNumber)) return null;
  const callingCode = callingCodeOf(phoneNumber.slice(1));
  if (UNASSIGNED_CALLING_CODE.test(callingCode)) return null;
  return format === 'national'
    ? ({ format: 'e164', label: `Copy with +${callingCode}` } as const)
    : ({ format: 'national', label: `Copy without +${callingCode}` } as const);
};

function callingCodeOf(digits: string): string {
  return SHORT_CALLING_CODE.exec(digits)?.[0] ?? digits.slice(0, LONG_CALLING_CODE);
}
