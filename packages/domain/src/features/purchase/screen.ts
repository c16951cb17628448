import { createEvent, createStore, sample } from 'effector';
import { createScreen } from '../../lib/create-screen';
import { activeNumbersRequested } from '../active-numbers';
import { countriesNeeded, servicesNeeded } from '../catalogue';
import { selectionChangedByUser, selectionCleared, selectionRestored } from '../selection';
import { sessionEnded } from '../session';
import { purchaseRestored } from './attempt';

const screen = createScreen();

/** The wizard came up (true) or went away (false). */
export const wizardScreenToggled = screen.toggled;

/** Whether the wizard is up: elsewhere its messages are shown as toasts. */
export const $isWizardUp = screen.$isUp;

/** A number was bought: the app goes to the active numbers, which reload (spec §4). */
export const numberBought = createEvent();

/** True from then until the wizard has gone off the screen: it keeps its last step, and nothing can be bought. */
export const $isLeavingWizard = createStore(false)
  .on(numberBought, () => true)
  .reset(selectionChangedByUser, sessionEnded);

// The choices clear (spec §4) once nobody sees it: the first step would flash and take the focus while the next page loads.
sample({
  clock: [numberBought, screen.toggled],
  source: { isLeaving: $isLeavingWizard, isUp: $isWizardUp },
  filter: ({ isLeaving, isUp }) => isLeaving && !isUp,
  fn: () => undefined,
  target: selectionCleared,
});

sample({
  clock: purchaseRestored,
  fn: ({ country, service, operator }) => ({ country, service, operator }),
  target: selectionRestored,
});

// If the answer to a purchase is lost, the numbers from before it must be known (decision 0017).
sample({
  clock: screen.cameUp,
  target: [servicesNeeded, countriesNeeded, activeNumbersRequested],
});
