import type { NumberStatus } from '../number-card';

/** One purchase of the history, formatted for display. */
export interface PurchaseItem {
  id: string;
  service: string;
  /** With its leading plus. */
  phoneNumber: string;
  /** Country code as the server gives it. */
  country: string;
  /** Formatted USD with 4 decimals. */
  price: string;
  status: NumberStatus;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** Formatted local date and time. */
  date: string;
}
