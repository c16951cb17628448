import { isCopyablePhoneNumber } from './copyable-text';

/** A phone number as a link that phones understand (RFC 3966); null for what is no plain number. */
export const telLink = (phoneNumber: string): string | null =>
  isCopyablePhoneNumber(phoneNumber) ? `tel:${phoneNumber}` : null;
