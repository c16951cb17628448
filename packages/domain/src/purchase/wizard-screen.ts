import { createEvent, createStore } from 'effector';
import { createScreen } from '../lib/create-screen';

/** The purchase wizard. While it is closed, what it would show is told by toasts. */
export const wizardScreen = createScreen();

/** The service that the wizard looks for, or has found a country for, by code; null for none. */
export const serviceSought = createEvent<string | null>();

/** See `serviceSought`. Here, so that the dashboard does without the wizard's models. */
export const $soughtService = createStore<string | null>(null).on(serviceSought, (_, service) => service);
