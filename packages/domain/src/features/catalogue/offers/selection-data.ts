import { createEvent } from 'effector';

/** Reloads operators, prices and availability for what is selected so far. */
export const selectionDataRequested = createEvent();
