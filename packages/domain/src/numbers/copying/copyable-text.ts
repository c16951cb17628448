/** Control, hidden and unassigned characters, lone surrogates, line and paragraph ends. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u;
const PHONE_NUMBER = /^\+?\d{3,20}$/;

/**
 * True for a code that may be copied. A code comes from an untrusted SMS: hidden or control characters in it
 * could run as a command where the user pastes it.
 */
export const isCopyableCode = (code: string): boolean => code !== '' && !HIDDEN.test(code);

/** A phone number as it is shown and copied: digits arrive without their leading plus. */
export const formatPhoneNumber = (phoneNumber: string): string =>
  /^\d/.test(phoneNumber) ? `+${phoneNumber}` : phoneNumber;

/** True for a phone number that may be copied: digits, with or without a leading plus. */
export const isCopyablePhoneNumber = (phoneNumber: string): boolean => PHONE_NUMBER.test(phoneNumber);

/** A phone number as a link that phones understand (RFC 3966); null for anything else than a plain number. */
export const telLink = (phoneNumber: string): string | null =>
  isCopyablePhoneNumber(phoneNumber) ? `tel:${phoneNumber}` : null;
