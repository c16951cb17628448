import type { StorageName } from './registry';

/** Title and purpose of a stored value, as the user reads them. */
export interface StorageDescription {
  readonly title: string;
  /** Purpose and lifetime. */
  readonly purpose: string;
}

const unconfirmed = (title: string): StorageDescription => ({
  title,
  purpose: 'Prevents a reload from losing it or paying twice. Removed once the outcome is known.',
});

/** Descriptions of all values of the registry. */
export const STORAGE_DESCRIPTIONS: Readonly<Record<StorageName, StorageDescription>> = {
  'favourite-services': {
    title: 'Favourite services',
    purpose: 'Shown at the top of the list you choose from.',
  },
  'more-options': {
    title: 'More options',
    purpose: "Opens 'More options' before a purchase if you used them last time.",
  },
  'first-code': {
    title: 'First code',
    purpose: 'Whether your first code has arrived: until then, the pages show how to get one.',
  },
  'recent-purchases': {
    title: 'Recent purchases',
    purpose: 'Service, country and operator of your last three purchases, to buy them again with one click.',
  },
  outcomes: {
    title: 'Results of your numbers',
    purpose:
      'Country, service, operator and status of your last 20 numbers, for the success rates in the lists.',
  },
  'waiting-numbers': {
    title: 'Numbers that wait for an SMS',
    purpose:
      'When they expire and which you keep, so that none is cancelled by mistake or expires unnoticed.',
  },
  'low-balance': {
    title: 'Low balance',
    purpose: 'The usual price of your numbers, and when you last dismissed the alert.',
  },
  preferences: {
    title: 'Your settings',
    purpose: 'Code alerts, numbers without a code, and number format.',
  },
  theme: {
    title: 'Theme',
    purpose: 'Light or dark, applied before the page appears.',
  },
  'guide-read': {
    title: 'How numbers work',
    purpose: 'Remembers that you have read the guide, so it stays collapsed.',
  },
  services: {
    title: 'List of services',
    purpose: 'Makes every page load faster. Refreshed every 10 minutes, removed when you sign out.',
  },
  countries: {
    title: 'List of countries',
    purpose: 'Makes every page load faster. Refreshed every 10 minutes, removed when you sign out.',
  },
  'last-visit': {
    title: 'Last visit',
    purpose:
      'Its time and your number of active numbers, shown if you open the page offline. Updated when you leave.',
  },
  'exchange-rate': {
    title: 'Exchange rate',
    purpose: 'Shows amounts in naira. Refreshed every 10 minutes.',
  },
  'payment-method': { title: 'Payment method', purpose: 'Selects the payment method you used last.' },
  'signed-in': {
    title: 'Sign-in status',
    purpose: 'Loads the right page first. Removed when you sign out.',
  },
  'unsettled-purchase': unconfirmed('Purchase in progress'),
  'unsettled-deposit': unconfirmed('Deposit in progress'),
  'unsettled-subscription': unconfirmed('Subscription in progress'),
  'unsettled-retry': unconfirmed('Another SMS requested'),
  'unsettled-top-up': {
    title: 'Interrupted purchase',
    purpose: 'Takes you back to your purchase after you add funds.',
  },
  'checkout-window': {
    title: 'Payment window',
    purpose: 'Marks the payment window, so it shows only the result.',
  },
};
