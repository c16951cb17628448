import { createEvent, createStore, sample } from 'effector';
import { activeNumbersRequested } from '../active-numbers';
import { countriesNeeded, servicesNeeded } from '../catalogue';
import { selectionRestored } from '../selection';
import { sessionEnded } from '../session';
import { purchaseRestored } from './attempt';

/** The wizard came up (true) or went away (false). */
export const wizardScreenToggled = createEvent<boolean>();

/** Whether the wizard is up: elsewhere its messages are told as toasts. */
export const $isWizardUp = createStore(false)
  .on(wizardScreenToggled, (_, isUp) => isUp)
  .reset(sessionEnded);

sample({
  clock: purchaseRestored,
  fn: ({ country, service, operator }) => ({ country, service, operator }),
  target: selectionRestored,
});

// What was there before a purchase has to be known when its answer is lost (decision 0017).
sample({
  clock: wizardScreenToggled,
  filter: Boolean,
  target: [servicesNeeded, countriesNeeded, activeNumbersRequested],
});
