import { createScreen } from '../lib/create-screen';

/** The purchase wizard. While it is closed, what it would show is told by toasts. */
export const wizardScreen = createScreen();
