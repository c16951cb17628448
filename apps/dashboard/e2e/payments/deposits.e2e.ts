import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { PHONE, visit } from '../support/page-helpers';
import { newestRow, submitDepositInPopup } from '../support/payment-helpers';

test.use({ scenario: 'empty-account', signedIn: true });

/** One of both: the message and the response to the verification come in any order. */
const PAID = /^Payment (successful! \$|verified and processed successfully)/;

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Maximum rounding error of an amount shown with four decimals, in micro-USD. */
const HALF_A_DIGIT = 50;

/** The sum of the server's ledger, in micro-USD. */
const ledgerTotal = ({ world }: RunningServer): number =>
  world.db.ledger.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Asserts that the first amount with four decimals in a part of the page is the sum of the server's ledger.
 */
const expectLedgerBalance = (part: Locator, server: RunningServer): Promise<void> =>
  expect
    .poll(async () => {
      const shown = /\$([\d,]+\.\d{4})/.exec(await part.innerText())?.[1] ?? 'nothing';
      return Math.abs(Math.round(Number(shown.replaceAll(',', '')) * 1_000_000) - ledgerTotal(server));
    })
    .toBeLessThanOrEqual(HALF_A_DIGIT);

/**
 * Opens the details of the newest payment, which is completed, and prints its receipt: nothing else is on
 * paper. They have its text for support too.
 */
const printReceipt = async (page: Page, press: (target: Locator) => Promise<void>): Promise<void> => {
  await press(newestRow(page).getByRole('button', { name: 'View Details' }));
  const details = page.getByRole('dialog', { name: 'Payment Details' });
  await expect(details.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveText([
    /^Opened.+[AP]M$/,
    /^Paid.+[AP]M$/,
    'Confirmed and credited',
  ]);
  const asked = page.evaluate(() => new Promise<void>((resolve) => (window.print = resolve)));
  await press(details.getByRole('button', { name: 'Print receipt' }));
  await asked;
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByText('Payment receipt').locator('..');
  await expect(receipt).toBeVisible();
  const onPaper = (await page.locator('body').innerText()).trim();
  expect(onPaper).toBe((await receipt.innerText()).trim());
  expect(onPaper).toMatch(/^SMS Dashboard · Payment receipt\s+Opened.*Account\s+demo\s+Reference\s+SMS_/s);
  expect(onPaper).not.toContain('Print receipt');
  await page.emulateMedia({ media: 'screen' });
  await press(details.getByRole('button', { name: 'Copy for support' }));
  await expect(details.locator('pre')).toContainText(/\nPage: \/transactions\nUser: demo\nReference: SMS_/);
  await press(details.getByRole('button', { name: 'Close' }));
};

test('a popup closed by hand reloads the payments, and one that is paid is a deposit @engines', async ({
  page,
  server,
  advance,
}) => {
  await page.goto('/transactions');
  const closed = await submitDepositInPopup(page);
  const [deposit] = server.world.db.deposits;
  const callback = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('payment:windowClosed', (event) => resolve((event as CustomEvent).detail));
      }),
  );
  // The server has recorded the failure, but sends no message.
  if (deposit) deposit.status = 'FAILED';
  await closed.close();
  // Polling interval of the popup monitor.
  await advance(1_000);
  expect(await callback).toEqual({ txRef: deposit?.tx_ref });
  await expect(newestRow(page)).toContainText('Failed');

  const popup = await submitDepositInPopup(page);
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  // The provider closes it.
  const end = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Pay', exact: true }).click();
  await end;
  await expect(notifications(page).getByText(PAID)).toBeVisible();
  await expect(newestRow(page)).toContainText('Completed');
  await expectLedgerBalance(page.getByRole('banner'), server);
  await expectLedgerBalance(page.getByRole('main'), server);
  await expect(page.getByRole('status').filter({ hasText: 'verifying' })).toHaveText(
    '0 pending · 0 verifying',
  );
  expect(server.world.db.ledger).toHaveLength(1);
  await printReceipt(page, (target) => target.click());
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a deposit in the same tab, when the popup is blocked: a reload keeps the form, and Back does not lead to the paid checkout', async ({
    page,
    server,
    advance,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
      // Records the query of the address at the product's first request.
      const { fetch } = window;
      window.fetch = (...request) => {
        sessionStorage.setItem('first-address', sessionStorage.getItem('first-address') ?? location.search);
        return fetch(...request);
      };
    });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto('/settings');
    await visit(page, '/transactions');
    await page.getByRole('button', { name: 'Add Funds' }).click();
    await page.getByLabel('Amount (NGN)').fill('₦2,500');
    await page.reload();
    await expect(page.getByLabel('Amount (NGN)')).toHaveValue('₦2,500');
    await advance(1_000);
    await page.getByRole('button', { name: /^Pay ₦[\d,]+$/ }).click();
    await page.waitForURL(/\/checkout\//);
    await page.evaluate(() => {
      sessionStorage.removeItem('first-address');
    });
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(notifications(page).getByText(PAID)).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/transactions`);
    expect(await page.evaluate(() => sessionStorage.getItem('first-address'))).toBe('');
    await expect(newestRow(page)).toContainText('Completed');
    await expectLedgerBalance(page.getByRole('main'), server);
    await expect(page.getByRole('dialog')).toBeHidden();
    // On a phone the form is an entry of its own, over its page.
    for (const before of ['Transactions', 'Settings']) {
      await page.goBack();
      await expect(heading(before)).toBeVisible();
    }
  });
});
