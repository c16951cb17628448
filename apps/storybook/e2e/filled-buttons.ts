import type { Page } from '@playwright/test';

/** Enabled buttons and links with the accent's fill. */
const FILLED = '.bg-accent-fill:is(a, button):not(:disabled, [aria-disabled="true"])';

/** Two filled buttons on one page compete for the next step (decision 0118). Behind a dialog the page is inert. */
export const filledButtons = async (page: Page): Promise<readonly string[]> => {
  const names = await page.locator(FILLED).evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((button) => button.closest('[inert]') === null)
      .map((button) => button.ariaLabel ?? button.textContent),
  );
  return names.length > 1 ? [`more than one filled button: ${names.join(', ')}`] : [];
};
