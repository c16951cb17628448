import { expect, type Locator, type Page } from '@playwright/test';
import { scenarios } from '@sms/api-mocks';
import { measureCalm, type CalmMeasure } from '../support/calm-measure';
import { test } from '../support/fixtures';
import { visit, waitForIdle } from '../support/page-helpers';
import { waitForScreen, type Screen } from '../support/screens';
import { withTimeLeft } from '../support/with-time-left';

/** Bounds of a page without scrolling, and the lowest position of its main content, in px. */
interface Budget {
  readonly controls: number;
  readonly words: number;
  /** Buttons and links with the accent's fill. */
  readonly filled: number;
  readonly first: number;
}

interface CalmPage extends Screen {
  readonly name: string;
  /** The main content of the page. */
  readonly first: (page: Page) => Locator;
  readonly wide: Budget;
  readonly phone: Budget;
}

/** Distance of the first of some elements from the top of the window, in px. */
const topOf = async (found: Locator): Promise<number> =>
  Math.round(await found.evaluateAll(([element]) => element?.getBoundingClientRect().top ?? Infinity));

const main = (page: Page) => page.getByRole('main');

const BUSY: readonly CalmPage[] = [
  {
    name: 'dashboard',
    path: '/',
    heading: 'Dashboard',
    lastly: /^\d+\.\d%$/,
    first: (page) => main(page).locator('.text-code'),
    wide: { controls: 14, words: 102, filled: 1, first: 190 },
    phone: { controls: 7, words: 42, filled: 1, first: 165 },
  },
  {
    name: 'confirm',
    path: '/buy-number?country=36&service=wa&operator=',
    heading: 'Buy SMS Number',
    lastly: 'Purchase Number',
    first: (page) => main(page).getByText(/^\$\d/),
    wide: { controls: 8, words: 60, filled: 1, first: 325 },
    phone: { controls: 7, words: 45, filled: 1, first: 240 },
  },
  {
    name: 'active numbers',
    path: '/active-numbers',
    heading: 'Active Numbers',
    first: (page) => main(page).locator('.text-code'),
    // Six numbers, and the lines that explain them.
    wide: { controls: 16, words: 105, filled: 1, first: 310 },
    phone: { controls: 17, words: 66, filled: 1, first: 200 },
  },
  {
    name: 'history',
    path: '/history',
    heading: 'Purchase History',
    lastly: /^Showing 1 to 20/,
    first: (page) => main(page).getByText(/^\+\d/),
    // Fourteen rows, each with its day: two words in their column, not a line between them.
    wide: { controls: 26, words: 195, filled: 0, first: 305 },
    phone: { controls: 14, words: 70, filled: 0, first: 260 },
  },
  {
    name: 'transactions',
    path: '/transactions',
    heading: 'Transactions',
    lastly: /^Page 1 of/,
    first: (page) => main(page).getByText(/^₦\d/),
    wide: { controls: 12, words: 60, filled: 1, first: 420 },
    phone: { controls: 12, words: 50, filled: 1, first: 260 },
  },
];

const SIZES = [
  { width: 1440, height: 900, budget: 'wide' },
  { width: 390, height: 844, budget: 'phone' },
] as const;

test.use({ scenario: withTimeLeft(scenarios['busy-account']), signedIn: true });

test('calm: the content of each page without scrolling stays within its budget', async ({ page }) => {
  const table: Record<string, CalmMeasure & { readonly first: number }> = {};
  await page.goto('/');
  for (const screen of BUSY) {
    await visit(page, screen.path);
    await waitForScreen(page, screen, true);
    for (const { budget: size, ...viewport } of SIZES) {
      await page.setViewportSize(viewport);
      const budget = screen[size];
      await waitForIdle(page);
      const measure = { ...(await measureCalm(page)), first: await topOf(screen.first(page)) };
      const name = `${screen.name}, ${String(viewport.width)}`;
      table[name] = measure;
      const { controls, words, filled, first } = measure;
      expect.soft(controls, `controls of ${name}`).toBeLessThanOrEqual(budget.controls);
      expect.soft(words, `words of ${name}`).toBeLessThanOrEqual(budget.words);
      expect.soft(filled.length, `filled buttons of ${name}`).toBeLessThanOrEqual(budget.filled);
      expect.soft(first, `first of ${name}`).toBeLessThanOrEqual(budget.first);
    }
  }
  console.table(table);
});
