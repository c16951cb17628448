import type { NumberDisplayStatus } from '../../numbers/number-card/number-status';

/** One purchase of the history, formatted for display. */
export interface PurchaseItem {
  /** Id of the number. */
  id: string;
  /** Name, or the code while the name is unknown. */
  service: string;
  /** Provider code of the service, for its logo. */
  serviceCode: string;
  /** Displayed groups of the phone number; joined, they are the number. */
  phoneGroups: readonly string[];
  /** Name, or the code while the name is unknown. */
  country: string;
  /** Provider code of the country, for its flag. */
  countryCode: string;
  /** Formatted USD with 4 decimals. */
  price: string;
  /** An unknown status is passed as 'waiting' (spec §4). */
  status: NumberDisplayStatus;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** Formatted local date and time. */
  date: string;
  /** The day of that date, for a row without the heading of its day. */
  dateOnly: string;
  /** The time of that date, for a row below the heading of its day. */
  time: string;
  /** Heading of the purchase's day, for example 'Today'. */
  day: string;
  /** The same in few letters, for example 'Nov 24'. */
  shortDay: string;
  /** Deep link that repeats the purchase; undefined while the number waits. */
  buyAgainHref?: string | undefined;
}

/** The copied value and its purchase. */
export interface PurchaseCopy {
  /** Id of the number. */
  id: string;
  /** The phone number or the code. */
  what: 'phone' | 'code';
}

/** A sortable column. */
export type PurchaseColumn = 'service' | 'phone' | 'country' | 'price' | 'status' | 'code' | 'date';

/** Actions on the purchases of a list. */
export interface PurchaseActions {
  /** Called with the purchase's id. */
  onDetails: (id: string) => void;
  /** Called when the user copies the number, in the current format, or the code. */
  onCopy: (what: PurchaseCopy) => void;
  /** The value just copied: its button shows a tick. */
  copied?: PurchaseCopy | undefined;
}
