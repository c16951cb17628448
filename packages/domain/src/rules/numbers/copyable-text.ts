const CODE = /^[\p{L}\d-]{3,12}$/u;
const PHONE_NUMBER = /^\+?\d{3,20}$/;

/**
 * Whether an SMS code may go to the clipboard. A code comes from a stranger's SMS: hidden or control
 * characters in it could run as a command where the user pastes it.
 */
export const isCopyableCode = (code: string): boolean => CODE.test(code);

/** A phone number as it is shown and copied: digits arrive without their leading plus. */
export const formatPhoneNumber = (phoneNumber: string): string =>
  /^\d/.test(phoneNumber) ? `+${phoneNumber}` : phoneNumber;

/** Whether a phone number may go to the clipboard: digits, with or without a leading plus. */
export const isCopyablePhoneNumber = (phoneNumber: string): boolean => PHONE_NUMBER.test(phoneNumber);

/** A phone number as a link that phones understand (RFC 3966); null for what is no plain number. */
export const telLink = (phoneNumber: string): string | null =>
  isCopyablePhoneNumber(phoneNumber) ? `tel:${phoneNumber}` : null;
