import { sample } from 'effector';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { pricesRequested } from '../../catalogue/offers/prices';
import {
  $selectedService,
  $wizardStep,
  selectionCleared,
  selectionRestored,
} from '../../catalogue/selection';
import { pageVisibilityChanged } from '../../lib/page';
import { activeNumbersQuery } from '../../numbers/list/active-numbers-query';
import { $purchase, purchaseNews } from '../purchase';
import { isCallOpen, type Purchase } from '../purchase-state';
import { serviceSought, wizardScreen } from '../wizard-screen';

// The selection clears (spec §4) once the wizard is off the screen: the first step would flash and take the
// focus while the next page loads.
sample({ clock: purchaseNews.filterMap(({ isLeft }) => isLeft), target: selectionCleared });

sample({ clock: $selectedService, target: serviceSought });

// A call from before a page reload may be resumed before the wizard opens, or after it.
sample({
  clock: [wizardScreen.opened, $purchase.map(isResumed).updates.filter({ fn: Boolean })],
  source: { purchase: $purchase, isOpen: wizardScreen.$isOpen },
  filter: ({ purchase, isOpen }) => isOpen && isResumed(purchase),
  fn: ({ purchase: { latest } }) => ({
    country: latest?.country ?? null,
    service: latest?.service ?? null,
    operator: latest?.operator ?? null,
  }),
  target: selectionRestored,
});

// If the response to a purchase is lost, the numbers from before it must be known (decision 0017).
sample({
  clock: wizardScreen.opened,
  target: [servicesNeeded, countriesNeeded, activeNumbersQuery.start],
});

// The user was elsewhere: without a maximum the server charges the price of the moment, which may have
// changed since.
sample({
  clock: [wizardScreen.opened, pageVisibilityChanged.filter({ fn: Boolean })],
  source: { isOpen: wizardScreen.$isOpen, step: $wizardStep, purchase: $purchase },
  filter: ({ isOpen, step, purchase }) => isOpen && step === 'confirm' && !isCallOpen(purchase),
  target: pricesRequested,
});

/** True while a call of before a page reload is open. */
function isResumed(purchase: Purchase): boolean {
  return isCallOpen(purchase) && purchase.shown === null;
}
