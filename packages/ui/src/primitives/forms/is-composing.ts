/**
 * True for a key that an input method uses: in Safari the Enter that confirms its text has only the code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || (event as { readonly keyCode: number }).keyCode === 229;
