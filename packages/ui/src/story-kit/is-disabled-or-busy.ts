/** Whether a button cannot be pressed, because it is disabled or because its action is under way. */
export const isDisabledOrBusy = (button: HTMLElement): boolean =>
  button.matches(':disabled, [aria-disabled="true"]');
