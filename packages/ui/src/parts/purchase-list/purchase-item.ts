import type { NumberStatus } from '../number-card';

/** One purchase of the history, formatted for display. */
export interface PurchaseItem {
  id: string;
  service: string;
  /** The provider's code of the service, for its logo. */
  serviceCode: string;
  /** With its leading plus. */
  phoneNumber: string;
  /** Its name; its code where the name is not known. */
  country: string;
  /** The provider's code of the country, for its flag. */
  countryCode: string;
  /** Formatted USD with 4 decimals. */
  price: string;
  status: NumberStatus;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** Formatted local date and time. */
  date: string;
}
