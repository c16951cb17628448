/** Returns true if a button is disabled or busy. */
export const isDisabledOrBusy = (button: HTMLElement): boolean =>
  button.matches(':disabled, [aria-disabled="true"]');
