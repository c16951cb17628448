import { createEvent } from 'effector';

/** Loads operators, prices and availability of the selection anew, as far as it names them. */
export const selectionDataRequested = createEvent();
