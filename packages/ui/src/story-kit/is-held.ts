/** Whether a button can not be pressed: for a reason, or because its action is under way. */
export const isHeld = (button: HTMLElement): boolean => button.matches(':disabled, [aria-disabled="true"]');
