import { expect, type Page } from '@playwright/test';
import { realtimeServerMessages } from '@sms/domain/contracts/operations';
import { noQuirks } from '@sms/api-mocks';
import {
  EXECUTED_MARKER,
  hostileTexts,
  INJECTED_ATTRIBUTE,
  sampleOf,
  type RunningServer,
} from '@sms/api-mocks/server';
import { ACCOUNT } from '../support/screens';
import { test } from '../support/fixtures';
import { visit, waitForIdle } from '../support/page-helpers';
import { checkWidth } from '../support/page-checks';

test.use({
  signedIn: true,
  scenario: { ...ACCOUNT, flags: { ...noQuirks, hostileTexts: 0 } },
});

/** Maximum length of a displayed text, in characters: a server text that was opened with 'more'. */
const LONGEST = 2_001;

/** Effects of hostile texts on a page. */
const harmTo = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ ran, injected, longest }) => {
      const harm: string[] = [];
      const tell = (what: string, element: Element) =>
        void harm.push(`${what}: ${element.outerHTML.slice(0, 200)}`);
      if (Object.hasOwn(window, ran)) harm.push('a script ran');
      for (const element of document.querySelectorAll(`[${injected}]`)) tell('an element was added', element);
      for (const link of document.links) {
        if (link.protocol !== 'tel:' && link.origin !== location.origin) tell('a link leads out', link);
      }
      /** True when a text can reverse the direction of its neighbours. */
      const isLoose = (text: Node, within: Element | null): boolean => {
        if (within === null || within.localName === 'bdi') return false;
        return /^(inline|contents)$/.test(getComputedStyle(within).display)
          ? isLoose(text, within.parentElement)
          : within.textContent !== text.nodeValue;
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const { nodeValue, parentElement } = text;
        if (nodeValue === null || parentElement === null || !parentElement.checkVisibility()) continue;
        if (nodeValue.length > longest) tell('a text is without bounds', parentElement);
        if (/[\u202A-\u202E\u2066-\u2069]/.test(nodeValue) && isLoose(text, parentElement))
          tell('a text turns around what stands beside it', parentElement);
      }
      return harm;
    },
    { ran: EXECUTED_MARKER, injected: INJECTED_ATTRIBUTE, longest: LONGEST },
  );

/** Checks the screen, wide and on a phone. */
const checkTexts = (page: Page, what: string) =>
  test.step(what, async () => {
    await waitForIdle(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // First, since it waits until the page has the layout of this width.
      await checkWidth(page);
      expect.soft(await harmTo(page), `${what}, ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 844 });
  });

const openDetails = async (page: Page) => {
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const publishEverything = ({ world }: RunningServer) => {
  for (const type of Object.keys(realtimeServerMessages) as (keyof typeof realtimeServerMessages)[]) {
    if (type !== 'auth_error') world.publish(1, type, sampleOf(realtimeServerMessages[type]) as never);
  }
};

test('untrusted texts: no script runs, no element is added, no link leads away', async ({
  page,
  context,
  server,
}) => {
  const { world } = server;
  /** What the page complains about, and where it tries to go. */
  const noticed: string[] = [];
  page.on('console', (message) => {
    // The browser itself logs an error status.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      noticed.push(message.text());
  });
  page.on('pageerror', (error) => noticed.push(error.message));
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== server.origin) noticed.push(request.url());
  });
  await page.goto('/');
  await checkTexts(page, 'dashboard');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('e');
  await checkTexts(page, 'search');
  await closeDialog(page);
  await visit(page, '/buy-number');
  await checkTexts(page, 'countries');
  await visit(page, '/buy-number?country=187');
  await checkTexts(page, 'services');
  await visit(page, `/buy-number?country=187&service=${world.services[0]?.code}`);
  await checkTexts(page, 'purchase');
  await visit(page, '/active-numbers');
  await expect(page.getByRole('button', { name: 'Details' }).first()).toBeVisible();
  for (const fold of await page.getByRole('button', { name: 'Details' }).all()) await fold.click();
  await checkTexts(page, 'numbers');
  await visit(page, '/history');
  await openDetails(page);
  await checkTexts(page, 'purchase-details');
  await closeDialog(page);
  await checkTexts(page, 'history');

  await visit(page, '/transactions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await openDetails(page);
  await checkTexts(page, 'deposit-details');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Statement' }).click();
  await expect(
    page.getByRole('table', { name: 'Account statement' }).getByRole('rowheader').first(),
  ).toBeVisible();
  await checkTexts(page, 'statement');
  await page.getByRole('button', { name: 'Add Funds' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Amount (NGN)').fill('1500');
  await form.getByRole('button', { name: /^Pay ₦[\d,]+$/ }).click();
  await checkTexts(page, 'add-funds');

  await visit(page, '/settings');
  await checkTexts(page, 'settings');
  await visit(page, '/subscriptions');
  await checkTexts(page, 'subscriptions');
  publishEverything(server);
  await checkTexts(page, 'messages');
  const text = Object.values(hostileTexts).join(' ');
  world.flags.faults = [
    { operation: 'subscriptions', times: Infinity, corruption: { status: 400, text, code: text } },
  ];
  await page.reload();
  await expect(page.getByRole('alert').first()).toContainText('<script');
  await checkTexts(page, 'refusals');
  expect(noticed).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/subscriptions');
});
