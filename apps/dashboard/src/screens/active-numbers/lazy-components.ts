/**
 * What the cards fetch at the first click that needs it, or when one click bought two numbers. One chunk: small ones compress
 * badly, and what several of them share with the screen would be fetched by every screen (decision 0012).
 */
export { default as CardAction } from './card-action';
export { default as FullMessage } from './full-message';
export { startUndoWindow } from './start-undo-window';
export { default as DuplicatePurchase } from './duplicate-purchase';
