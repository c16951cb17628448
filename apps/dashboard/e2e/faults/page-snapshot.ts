import type { Page } from '@playwright/test';
import type { Screen } from '../support/screens';

/** What a user sees at a moment, and what the browser holds. */
export interface PageSnapshot {
  readonly path: string;
  /** The visible text of the page, its form or its failure card; empty where the page is blank. */
  readonly text: string;
  /** What stands there as having gone wrong. */
  readonly visibleErrors: readonly string[];
  /** How many links, buttons and fields can be used. */
  readonly controls: number;
  /** All markup, and all that is kept. */
  readonly content: string;
  readonly isPolluted: boolean;
}

/** Looks at a page. */
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
    // The header has one line for the balance, and for why there is none.
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

/** Whether a signed-in user has a screen with its data and the balance before them. */
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
