import { createEvent, createStore } from 'effector';
import { sessionEnded } from '../session';

/** The wizard came up (true) or went away (false). */
export const wizardScreenToggled = createEvent<boolean>();

/** Whether the wizard is up: elsewhere its messages are told as toasts. */
export const $isWizardUp = createStore(false)
  .on(wizardScreenToggled, (_, isUp) => isUp)
  .reset(sessionEnded);
