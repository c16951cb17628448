import { sample } from 'effector';
import { createScreen } from '../../lib/create-screen';
import { activeNumbersRequested } from '../active-numbers';
import { countriesNeeded, servicesNeeded } from '../catalogue';
import { selectionRestored } from '../selection';
import { purchaseRestored } from './attempt';

const screen = createScreen();

/** The wizard came up (true) or went away (false). */
export const wizardScreenToggled = screen.toggled;

/** Whether the wizard is up: elsewhere its messages are shown as toasts. */
export const $isWizardUp = screen.$isUp;

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
