import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Announcements, in order. */
    speech: string[];
  }
}

/**
 * Records announcements of a screen reader: the focused element with its dialog, and changes of live regions.
 */
export const recordSpeech = async (page: Page) => {
  await page.addInitScript(() => {
    window.speech = [];
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const nameOf = (element: Element): string => {
      const label = element.getAttribute('aria-labelledby');
      const named = label?.split(' ').map((id) => document.getElementById(id)?.textContent);
      return element.ariaLabel ?? named?.join(' ') ?? element.textContent;
    };
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const dialog = target.closest('dialog');
      if (dialog !== null) window.speech.push(nameOf(dialog));
      window.speech.push(nameOf(target));
    });
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => [
        (target instanceof Element ? target : target.parentElement)?.closest(LIVE),
        ...[...addedNodes].flatMap((node) =>
          node instanceof Element ? [...node.querySelectorAll(LIVE)] : [],
        ),
      ]);
      for (const region of new Set(regions)) if (region) window.speech.push(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return {
    /** Waits for a text announced since the last call. */
    expectSpeech: async (text: string): Promise<void> => {
      await expect.poll(() => page.evaluate(() => window.speech.join('\n'))).toContain(text);
      await page.evaluate(() => window.speech.splice(0));
    },
  };
};
