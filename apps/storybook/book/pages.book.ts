import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { isReady, turnToPage } from '../../../scripts/visual/in-page.mjs';
import { watchConsole } from './preview';

/** The first page of a component takes a busy machine some time. */
const seen = expect.configure({ timeout: 20_000 });

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** Pages of text that belong to no component. */
const pages = Object.values(
  (JSON.parse(readFileSync('dist/index.json', 'utf8')) as { entries: Record<string, Entry> }).entries,
).filter(({ type, tags }) => type === 'docs' && tags.includes('unattached-mdx'));

/** Turns to a page inside the one that is open, as a reader does. */
const turnTo = async (page: Page, id: string): Promise<void> => {
  await page.evaluate(turnToPage, id);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('every page of text can be read, and that of a component says all that is known of it', async ({
  page,
}) => {
  const written = watchConsole(page);
  await page.goto('/iframe.html');
  await page.waitForFunction(isReady);
  expect(pages.length).toBeGreaterThan(15);
  for (const { id } of pages) await turnTo(page, id);

  await turnTo(page, 'parts-numbercard--docs');
  const headings = ['Anatomy', 'When to use', 'Do and do not', 'Keyboard', 'Screen reader', 'Properties'];
  for (const name of [...headings, 'Decisions', 'Where it is used', 'All stories']) {
    await seen(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const parts = await page.getByRole('list', { name: 'Parts' }).getByRole('listitem').count();
  await seen(page.getByTestId('mark')).toHaveCount(parts);
  await expect(page.getByText('screens/active-numbers/number-card-screen.tsx')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Calm ledger, loud code' })).toHaveAttribute(
    'href',
    'decisions/0040-calm-ledger-loud-code.md',
  );
  expect(written()).toEqual([]);
});
