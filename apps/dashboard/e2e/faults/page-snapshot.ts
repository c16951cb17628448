import type { Page } from '@playwright/test';
import type { Screen } from '../support/screens';

/** The visible state of a page, and the data in the browser. */
export interface PageSnapshot {
  readonly path: string;
  /** The visible text of the page, its form or its failure card; empty for a blank page. */
  readonly text: string;
  /** Visible errors. */
  readonly visibleErrors: readonly string[];
  /** Number of usable links, buttons and fields. */
  readonly controls: number;
  /** All markup, and all stored data. */
  readonly content: string;
  readonly isPolluted: boolean;
}

export const takeSnapshot = (page: Page): Promise<PageSnapshot> =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    const textsOf = (selector: string) =>
      seen(selector)
        .map(({ innerText }) => innerText.trim())
        .filter((text) => text !== '');
    const stored = (storage: Storage) => Object.keys(storage).map((key) => storage.getItem(key));
    // The header has one line for the balance or for the reason it is missing.
    const balance = textsOf('header [aria-live] p').filter((text) => !/\$|^Updating/.test(text));
    return {
      path: location.pathname,
      text: textsOf('main, form, [role="alert"]').join('\n'),
      visibleErrors: [...textsOf('[role="alert"]'), ...balance],
      controls: seen(':is(a[href], button, input):not(:disabled)').length,
      content: [document.documentElement.outerHTML, ...stored(localStorage), ...stored(sessionStorage)].join(
        '\n',
      ),
      isPolluted: 'polluted' in {},
    };
  });

/** True when a signed-in user sees the screen with its data and the balance. */
export const isScreenReady = async (page: Page, { heading, lastly, choices }: Screen): Promise<boolean> => {
  const parts = [
    page.getByRole('banner').getByText('$'),
    page.getByRole('heading', { level: 1, name: heading }),
    ...(lastly === undefined ? [] : [page.getByText(lastly)]),
    ...(choices === undefined ? [] : [page.getByText('Canada', { exact: true })]),
  ];
  const areSeen = await Promise.all(parts.map((part) => part.filter({ visible: true }).first().isVisible()));
  return areSeen.every(Boolean);
};
