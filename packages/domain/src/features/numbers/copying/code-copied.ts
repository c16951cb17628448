import { createEvent } from 'effector';

/** A code went from a screen to the clipboard. In a file of its own: who waits for it needs nothing of the copying. */
export const codeCopied = createEvent<string>();
