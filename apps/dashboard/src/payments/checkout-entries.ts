import { PATHS } from '../app/routing/paths';
import { readStorage, writeStorage } from '../browser/storage/browser-storage';

/** Browsers keep about so many entries of a tab: beyond, their number no longer tells where one is. */
const MAX_COUNTED_ENTRIES = 50;

/**
 * Leaves this page for the provider's. Back from there reloads this page, whose address has the choices of a
 * purchase.
 */
export const leaveForCheckout = (href: string): void => {
  // The checkout takes the place of a copy of this page: no entries are ahead of it, so their number is its
  // place.
  history.pushState(history.state, '');
  writeStorage({ name: 'checkout-entry', value: history.length });
  window.location.replace(href);
};

/**
 * Entries from this page, which the provider has opened, back to the one before the page that left for the
 * provider.
 */
const entriesBack = (): number => {
  const checkout = readStorage('checkout-entry');
  writeStorage({ name: 'checkout-entry', value: null });
  if (typeof checkout !== 'number' || history.length >= MAX_COUNTED_ENTRIES) return 0;
  // Where nothing was before that page, Back leads to it.
  return history.length - Math.max(checkout - 2, 1);
};

/**
 * Before this page are the provider's, where nothing is left to do. They cannot be taken out of the browser's
 * history, so an entry before this page leads past them, or else to the dashboard.
 */
export const keepBackFromCheckout = (): void => {
  history.replaceState({ entriesBack: entriesBack() }, '', PATHS.dashboard);
  history.pushState(null, '');
};

/** Leads past the provider's pages; call it before the router listens. */
export const listenToBackFromCheckout = (): void =>
  window.addEventListener('popstate', (event) => {
    const entries = (event.state as { entriesBack?: number } | null)?.entriesBack ?? 0;
    if (entries <= 0) return;
    event.stopImmediatePropagation();
    history.go(-entries);
  });
