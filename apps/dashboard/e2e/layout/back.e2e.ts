import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { chooseWhatsAppInCanada, PHONE, visit } from '../support/page-helpers';

const WIZARD_STEPS = ['Select Country', 'Select Service', 'Select Operator', 'Confirm Purchase'];

const expectStep = (page: Page, step: number) =>
  expect(
    page
      .getByText(`Step ${step} of 4: ${WIZARD_STEPS[step - 1]}`)
      .or(page.locator('[aria-current=step]', { hasText: WIZARD_STEPS[step - 1] ?? '' }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

test.use({ scenario: 'busy-account', signedIn: true, ...PHONE });

test('Back on a phone: leads through the steps of the wizard, and closes a form, details and the menu', async ({
  page,
}) => {
  await page.goto('/settings');
  await test.step('the wizard: no step is left out or passed twice, and a reload keeps the step', async () => {
    await visit(page, '/buy-number');
    await chooseWhatsAppInCanada(page);
    await expect(page).toHaveURL(/\/buy-number\?country=36&service=wa&operator=$/);
    await page.reload();
    await expectStep(page, 4);
    await page.goBack();
    await expectStep(page, 3);
    await page.goForward();
    await expectStep(page, 4);
    // The page's own 'Back' is the browser's: no step is passed twice.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectStep(page, 3);
    await page.goBack();
    await expectStep(page, 2);
    await page.goBack();
    await expectStep(page, 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/settings$/);
    // Nor does Back after a purchase lead to the button that buys again.
    await page.goForward();
    await page.goForward();
    await page.goForward();
    await page.goForward();
    await page.getByRole('button', { name: 'Purchase Number' }).click();
    await expect(page).toHaveURL(/\/active-numbers$/);
    await page.goBack();
    await expectStep(page, 3);
    // A link whose parts nobody knows is no trap.
    await visit(page, '/buy-number?country=999&service=WA');
    await page.getByRole('button', { name: 'Canada', exact: true }).click();
    await expectStep(page, 4);
    await page.goBack();
    await page.goBack();
    await expect(page).not.toHaveURL(/country=999/);
  });

  const dialog = page.getByRole('dialog');
  const openForm = async () => {
    await page.getByRole('button', { name: 'Add Funds' }).tap();
    await expect(dialog).toBeVisible();
  };
  const closeForm = async () => {
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
  };
  /** No entry of a dialog is left in the history: Back leads to the page before. */
  const expectNoTrace = () =>
    expect
      .poll(() => page.evaluate(() => (history.state as { isDialog?: boolean } | null)?.isDialog))
      .toBeUndefined();
  const announceLeaving = () => page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  // What the page cache does: the browser of the tests has none.
  const returnFromCache = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const menu = page.getByRole('button', { name: 'More', exact: true });
  await test.step('a form leaves the page open, and no trace when closed otherwise', async () => {
    await visit(page, '/settings');
    await visit(page, '/transactions');
    await openForm();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await openForm();
    await closeForm();
  });
  await test.step('the menu and details: a link leads to its page, and Back from there to this one', async () => {
    await menu.tap();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/transactions$/);
    await menu.tap();
    await dialog.getByRole('link', { name: 'History' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Purchase History' })).toBeVisible();
    await page.getByRole('button', { name: 'View Details' }).first().tap();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
  await test.step('a form of a page that was not left after all, or came back from the page cache', async () => {
    await visit(page, '/transactions');
    // A mail link announces that the page is left.
    await page.evaluate(() => location.assign('mailto:help@sms.example'));
    await openForm();
    await closeForm();
    await expectNoTrace();

    // A payment in this tab: the form closes while the page is left.
    await openForm();
    await announceLeaving();
    await closeForm();
    await returnFromCache();
    await expectNoTrace();

    await openForm();
    await announceLeaving();
    await returnFromCache();
    await expect(dialog).toBeHidden();
    await openForm();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});
