import { expect, test as base, type Page } from '@playwright/test';
import { isReady, turnToPage } from '../../../scripts/visual/camera/in-page.mjs';
import { journeys } from '../../dashboard/e2e/support/journeys';
import { firstStoryChecks } from '../.storybook/docs/first-story-checks';
import { pages, stories, watchConsole, type Entry } from './preview';

/** The first docs page takes a busy machine some time. */
const seen = expect.configure({ timeout: 20_000 });

const ERRORS = 'start-here-error-catalogue--docs';

/** MDX pages without a component. */
const textPages = pages.filter(({ tags }) => tags.includes('unattached-mdx'));

/** One page in five: the stories prove the parts of all. `STORYBOOK_PAGES=all` opens every page, as each night. */
const SAMPLE = process.env['STORYBOOK_PAGES'] === 'all' ? 1 : 5;

const isSampled = (_: Entry, index: number): boolean => index % SAMPLE === 0;

interface OpenStorybook {
  readonly page: Page;
  /** Navigates to a docs page. */
  readonly turnTo: (entry: Pick<Entry, 'id'>) => Promise<void>;
  /** Console errors since the last call. */
  readonly written: () => readonly string[];
}

/** Tests with `storybook`: the docs pages of a worker are opened one after the other, as a reader does. */
const test = base.extend<object, { storybook: OpenStorybook }>({
  storybook: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use.contextOptions);
      const page = await context.newPage();
      const written = watchConsole(page);
      await page.goto('/iframe.html');
      await page.waitForFunction(isReady);
      let shown = '';
      const turnTo = async ({ id }: Pick<Entry, 'id'>): Promise<void> => {
        // Storybook draws a page that is shown already no second time.
        if (shown === id) await page.reload();
        else await page.evaluate(turnToPage, id);
        shown = id;
        await seen(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      };
      await use({ page, turnTo, written });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test('every MDX page renders', async ({ storybook: { turnTo, written } }) => {
  test.setTimeout(60_000);
  expect(textPages.length).toBeGreaterThan(15);
  // That of errors, which shows a hundred stories, has a test of its own.
  for (const entry of textPages.filter(({ id }) => id !== ERRORS)) await turnTo(entry);
  expect(written()).toEqual([]);
});

for (const section of ['Primitives', 'Parts', 'Shell', 'Pages']) {
  const ofSection = pages.filter(
    (entry) => entry.title.startsWith(`${section}/`) && !textPages.includes(entry),
  );

  test(`every component docs page renders, with its purpose and all parts marked: ${section}`, async ({
    storybook: { page, turnTo, written },
  }) => {
    test.setTimeout(180_000);
    expect(ofSection.length).toBeGreaterThan(0);
    for (const entry of ofSection.filter(isSampled)) {
      await test.step(entry.title, async () => {
        await turnTo(entry);
        await seen.soft(page.locator('.sbdocs-title + p'), entry.title).toHaveText(/\w/);
        const parts = await page.getByRole('list', { name: 'Parts' }).getByRole('listitem').count();
        await seen.soft(page.getByTestId('mark'), entry.title).toHaveCount(parts);
      });
    }
    expect(written()).toEqual([]);
  });
}

test('the search of the error catalogue finds a lost answer by any of its names', async ({
  storybook: { page, turnTo },
}) => {
  test.setTimeout(60_000);
  await turnTo({ id: ERRORS });
  const links = await page
    .getByRole('link', { name: 'Show' })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const known = stories.map(({ id }) => `?path=/story/${id}`);
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter((href) => href !== null && !known.includes(href))).toEqual([]);

  const search = page.getByRole('searchbox', { name: 'Search errors' });
  for (const name of ['lost answer', 'answer lost', 'no answer', 'timeout']) {
    await search.fill(name);
    const first = page.getByRole('table').first().getByRole('row').nth(1);
    await expect(first, name).toContainText("We couldn't confirm this purchase yet");
    await expect(first.getByRole('link', { name: 'Show' })).toHaveAttribute(
      'href',
      '?path=/story/parts-recovery-unconfirmedpurchase--checking',
    );
  }
  await search.fill('timeout unicorn');
  await expect(page.getByRole('status')).toHaveText('No error matches. Search for fewer words.');
});

test('a component docs page says what its tests check, and which keys they press', async ({
  storybook: { page, turnTo },
}) => {
  const result = (name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
  const expectStatus = async (id: string, keys: readonly string[]) => {
    await turnTo({ id });
    await expect(result('States')).toHaveText(/^\d+, in \d+ stories$/);
    await expect(result('Accessibility')).toHaveText('Tested in every story, light and dark');
    await expect(result('Keys pressed')).toHaveText(keys.join(''));
    for (const { name, criterion } of firstStoryChecks) await expect(result(name)).toContainText(criterion);
  };
  await expectStatus('primitives-select--docs', [
    'Alt + Arrow Down',
    'Arrow Down',
    'End',
    'Escape',
    'Space',
    'Tab',
    'Text',
  ]);
  await expectStatus('primitives-passwordfield--docs', ['Space', 'Tab', 'Not tested: Enter']);
  await expectStatus('parts-numbers-smstext--docs', ['Not tested']);
  await expectStatus('primitives-badge--docs', ['Takes no keys of its own']);
});

test('the page of colours links every component that changes with the accent', async ({
  storybook: { page, turnTo },
}) => {
  await turnTo({ id: 'foundations-colours--docs' });
  await page.locator('summary', { hasText: 'accent' }).click();
  const linked = (list: string, name: string) =>
    expect(page.getByRole('region', { name: list, exact: true }).getByRole('link', { name, exact: true }));
  await linked('accent-fill', 'Primitives/Button').toHaveAttribute(
    'href',
    /path=\/docs\/primitives-button--docs/,
  );
  await linked('accent-soft', 'Primitives/Badge').toBeVisible();
  await linked('accent', 'Primitives/Badge').toBeVisible();
  // By the track that it shares with other switches, and by its button.
  await linked('accent-fill', 'Primitives/Switch').toBeVisible();
  await linked('Contain one of these', 'Parts/Recovery/OutOfStockOptions').toBeVisible();
  // 'on-accent' is no use of 'accent'.
  await linked('on-accent', 'Primitives/Badge').toHaveCount(0);
});

test('the first pages link every component and every state of a page', async ({
  storybook: { page, turnTo },
}) => {
  const hrefs = async (id: string) => {
    await turnTo({ id });
    const links = page.locator('#storybook-docs a');
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  };
  const components = await hrefs('start-here-all-components--docs');
  const states = await hrefs('start-here-all-pages--docs');
  const missing = (linked: readonly (string | null)[], all: readonly Entry[]) =>
    all.filter(({ id, type }) => !linked.includes(`?path=/${type}/${id}`));
  expect(
    missing(
      components,
      pages.filter(({ title }) => /^(Primitives|Parts|Shell)/.test(title)),
    ),
  ).toEqual([]);
  expect(
    missing(
      states,
      stories.filter(
        ({ title, tags }) =>
          (title.startsWith('Pages/') && tags.includes('state')) || title === 'Pages/Not Found',
      ),
    ),
  ).toEqual([]);
  const doors = (await hrefs('start-here-welcome--docs')).filter((href) => href?.startsWith('?path='));
  const known = [...pages, ...stories].map(({ id, type }) => `?path=/${type}/${id}`);
  expect(doors.length).toBeGreaterThan(8);
  expect(doors.filter((href) => href !== null && !known.includes(href))).toEqual([]);
});

test('a component docs page begins with variant, size and state, and shows its rules', async ({
  storybook: { page, turnTo },
}) => {
  await turnTo({ id: 'primitives-button--docs' });
  const matrix = page.getByRole('region', { name: 'Variants, sizes and states' });
  const variants = ['primary', 'secondary', 'ghost', 'error'];
  await expect(matrix.getByRole('columnheader')).toHaveText(['sm', 'md', 'lg']);
  await expect(matrix.getByRole('rowheader')).toHaveText(
    ['', ', disabled', ', busy'].flatMap((state) => variants.map((variant) => variant + state)),
  );
  await expect(matrix.getByRole('row', { name: 'ghost, disabled' }).locator('button:disabled')).toHaveCount(
    3,
  );
  const pictures = page.getByRole('region', { name: 'Do not', exact: true }).locator('[inert] button');
  await expect(pictures).toHaveText(['Purchase Number', 'Add Funds']);
  const [button, rival] = await pictures.all();
  const colourOf = (picture = button) =>
    picture?.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf(rival)).toBe(await colourOf());
});

test('a docs page draws a story when it comes near', async ({ storybook: { page, turnTo } }) => {
  await turnTo({ id: 'parts-numbers-numbercard--docs' });
  const last = page.getByRole('region', { name: 'All States' });
  await expect(last).toBeAttached();
  await expect(last.locator('.docs-story')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('.docs-story')).toBeVisible();
});

test('a component docs page shows the content of its docs file and its code', async ({
  storybook: { page, turnTo },
}) => {
  await turnTo({ id: 'parts-numbers-numbercard--docs' });
  const headings = ['Anatomy', 'When to use', 'Do and do not', 'Keyboard', 'Screen reader', 'Properties'];
  for (const name of [...headings, 'Decisions', 'Where it is used', 'All stories']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByText('screens/active-numbers/number-card-screen.tsx')).toBeVisible();
  const firstStory = page.getByRole('region', { name: 'First story' });
  await expect(firstStory.getByRole('row', { name: 'button Copy phone number WhatsApp' })).toBeVisible();
  await expect(firstStory.getByRole('row', { name: /button Cancel & Refund .* disabled$/ })).toBeVisible();
  const drawing = page.getByRole('img', { name: 'Weights of the card' });
  await expect(drawing).toHaveJSProperty('naturalWidth', 900);
  await expect(page.getByRole('link', { name: 'Visual hierarchy: code first' })).toHaveAttribute(
    'href',
    'decisions/product-notes.md',
  );
});

test('every moment of a journey has a story', () => {
  const ids = stories.map(({ id }) => id);
  expect(
    Object.values(journeys).flatMap((moments) => Object.values(moments).filter((id) => !ids.includes(id))),
  ).toEqual([]);
});
