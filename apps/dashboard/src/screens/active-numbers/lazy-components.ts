/**
 * Loaded by the cards at the first click that needs it, or after a duplicate purchase. One chunk: small ones compress
 * badly, and every screen would load what several of them share with this one (decision 0012).
 */
export { default as CardAction } from './card-action';
export { default as FullMessage } from './full-message';
export { default as DuplicatePurchase } from './duplicate-purchase';
