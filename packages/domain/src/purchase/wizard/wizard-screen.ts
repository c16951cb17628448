import { createEvent, createStore, sample } from 'effector';
import { createScreen } from '../../lib/create-screen';
import { activeNumbersOpened } from '../../numbers/list/active-numbers';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { pricesRequested } from '../../catalogue/offers/prices';
import {
  $wizardStep,
  selectionChangedByUser,
  selectionCleared,
  selectionRestored,
} from '../../catalogue/selection';
import { pageVisibilityChanged } from '../../lib/page';
import { $attempt, purchaseRestored } from '../submit/purchase-attempt';

/** While it is closed, messages of the wizard are shown as toasts. */
export const wizardScreen = createScreen();

/** The wizard is done, and the app navigates to another page. */
export const wizardLeaving = createEvent();

/** True from then until the wizard is off the screen: it stays on its last step, and purchases are locked. */
export const $isLeavingWizard = createStore(false)
  .on(wizardLeaving, () => true)
  .reset(selectionChangedByUser);

// The selection clears (spec §4) once the wizard is off the screen: the first step would flash and take the
// focus while the next page loads.
sample({
  clock: [wizardLeaving, wizardScreen.toggled],
  source: { isLeaving: $isLeavingWizard, isOpen: wizardScreen.$isOpen },
  filter: ({ isLeaving, isOpen }) => isLeaving && !isOpen,
  target: selectionCleared,
});

sample({
  clock: purchaseRestored,
  fn: ({ country, service, operator }) => ({ country, service, operator }),
  target: selectionRestored,
});

// If the response to a purchase is lost, the numbers from before it must be known (decision 0017).
sample({
  clock: wizardScreen.opened,
  target: [servicesNeeded, countriesNeeded, activeNumbersOpened],
});

// The user was elsewhere: without a maximum the server charges the price of the moment, which may have changed since.
sample({
  clock: [wizardScreen.opened, pageVisibilityChanged.filter({ fn: Boolean })],
  source: { isOpen: wizardScreen.$isOpen, step: $wizardStep, attempt: $attempt },
  filter: ({ isOpen, step, attempt }) => isOpen && step === 'confirm' && attempt === null,
  target: pricesRequested,
});
