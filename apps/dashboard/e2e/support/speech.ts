import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Announcements, in order. */
    speech: string[];
  }
}

/**
 * Records announcements of a screen reader: the focused element with its dialog, and changes of live regions.
 * Of a region that comes with its text only an alert is announced, and nothing outside of a modal dialog.
 */
export const recordSpeech = async (page: Page) => {
  await page.addInitScript(() => {
    window.speech = [];
    const LIVE = '[role=status], [role=alert], [aria-live], [role=timer]';
    const known = new WeakSet<Element>();
    const isHeard = (region: Element): boolean =>
      !region.matches('[aria-live=off], [role=timer]') &&
      (known.has(region) || region.matches('[role=alert]')) &&
      document.querySelector('dialog:modal')?.contains(region) !== false;
    const regionOf = (node: Node): Element | null | undefined =>
      (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
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
      const added = changes.flatMap(({ addedNodes }) =>
        [...addedNodes].filter((node) => node instanceof Element),
      );
      const fresh = added.flatMap((node) => [
        ...(node.matches(LIVE) ? [node] : []),
        ...node.querySelectorAll(LIVE),
      ]);
      // A region within another one is announced with that.
      const outer = added.map((node) => node.parentElement && regionOf(node.parentElement));
      const changed = changes.map(({ target }) => regionOf(target));
      for (const region of new Set([...changed, ...outer, ...fresh]))
        if (region && isHeard(region)) window.speech.push(region.textContent);
      for (const region of document.querySelectorAll(LIVE)) known.add(region);
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
