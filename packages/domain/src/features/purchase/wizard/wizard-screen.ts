import { createEvent, createStore, sample } from 'effector';
import { createScreen } from '../../../lib/create-screen';
import { activeNumbersRequested } from '../../numbers/list/active-numbers';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { selectionChangedByUser, selectionCleared, selectionRestored } from '../../catalogue/selection';
import { sessionEnded } from '../../../lib/session-events';
import { purchaseRestored } from '../submit/attempt';

/** While it is closed, messages of the wizard are shown as toasts. */
export const wizardScreen = createScreen();

/** The wizard is done, and the app navigates to another page. */
export const wizardLeaving = createEvent();

/** True from then until the wizard is off the screen: it stays on its last step, and purchases are locked. */
export const $isLeavingWizard = createStore(false)
  .on(wizardLeaving, () => true)
  .reset(selectionChangedByUser, sessionEnded);

// The selection clears (spec §4) once the wizard is off the screen: the first step would flash and take the
// focus while the next page loads.
sample({
  clock: [wizardLeaving, wizardScreen.toggled],
  source: { isLeaving: $isLeavingWizard, isOpen: wizardScreen.$isOpen },
  filter: ({ isLeaving, isOpen }) => isLeaving && !isOpen,
  fn: () => undefined,
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
  target: [servicesNeeded, countriesNeeded, activeNumbersRequested],
});
