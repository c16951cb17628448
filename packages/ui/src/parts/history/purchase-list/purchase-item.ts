import type { NumberDisplayStatus } from '../../numbers/number-card';

/** One purchase of the history, formatted for display. */
export interface PurchaseItem {
  /** Identity of the number. */
  id: string;
  /** Its name; its code where the name is not known. */
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
  /** An unknown one is passed as 'waiting' (spec §4). */
  status: NumberDisplayStatus;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** Formatted local date and time. */
  date: string;
  /** Heading of the day it was bought on, for example 'Today'. */
  day: string;
  /** Where the same number can be bought once more. */
  buyAgainHref: string;
}

/** What was copied of which purchase. */
export interface PurchaseCopy {
  /** Identity of the number. */
  id: string;
  /** Its phone number or its code. */
  what: 'phone' | 'code';
}

/** A column that sorts the purchases. */
export type PurchaseColumn = 'service' | 'phone' | 'country' | 'price' | 'status' | 'code' | 'date';

/** What can be done with the purchases of a list. */
export interface PurchaseActions {
  /** Receives the purchase's id. */
  onDetails: (id: string) => void;
  /** Copies the number in the chosen format, or the code. */
  onCopy: (what: PurchaseCopy) => void;
  /** What was copied a moment ago: its button shows a tick. */
  copied?: PurchaseCopy | undefined;
}
