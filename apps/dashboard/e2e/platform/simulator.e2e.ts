import { expect, test as base, type Page } from '@playwright/test';
import { START_TIME } from '../support/start-time';
import { pauseClock } from '../support/paused-clock';
import { waitForIdle } from '../support/page-helpers';

/** The simulated server runs in the page, so both share one clock. */
const test = base.extend({
  context: async ({ context }, use) => {
    await pauseClock(context, START_TIME);
    await use(context);
  },
});

const SHORTCUT = 'Control+Shift+S';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Simulator' });

/** The only number of the scenario. */
const numberOf = (page: Page) => page.getByRole('article').first();

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Simulator' }).click();
  await expect(panelOf(page).getByLabel('Clock')).toBeVisible();
};

const openNumbers = async (page: Page, scenario = 'waiting-early') => {
  await page.goto(`/active-numbers?scenario=${scenario}`);
  await expect(numberOf(page)).toContainText('Waiting for SMS');
};

const sendSms = async (page: Page, code: string) => {
  await panelOf(page).getByLabel('SMS code').fill(code);
  await panelOf(page).getByRole('button', { name: 'Send SMS' }).click();
};

test('simulator: opens by keyboard; an SMS reaches all tabs and survives a reload; a reset restarts the scenario', async ({
  page,
  context,
}) => {
  await openNumbers(page);
  await page.keyboard.press(SHORTCUT);
  await expect(panelOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Simulator' })).toBeFocused();

  const second = await context.newPage();
  await second.goto('/active-numbers');
  const phone = (await numberOf(page).getAttribute('aria-label')) ?? '';
  await expect(second.getByRole('article', { name: phone })).toContainText('Waiting for SMS');
  await openPanel(page);
  await sendSms(page, '135791');
  await expect(numberOf(page)).toContainText('135791');
  await expect(second.getByText('SMS received: 135791')).toBeVisible();
  await expect(numberOf(second)).toContainText('135791');
  await second.close();
  await page.reload();
  await expect(numberOf(page)).toContainText('135791');
  await expect(page).toHaveURL(/\/active-numbers/);

  await openPanel(page);
  await panelOf(page).getByRole('button', { name: 'Reset waiting-early' }).click();
  await expect(panelOf(page)).toBeHidden();
  await page.goto('/active-numbers');
  await expect(numberOf(page)).toContainText('Waiting for SMS');
});

test("simulator: after a jump in time, every tab follows the server's clock once two responses agree", async ({
  page,
  context,
}) => {
  await openNumbers(page);
  const second = await context.newPage();
  await second.goto('/active-numbers');
  const cancel = (tab: Page) => numberOf(tab).getByRole('button', { name: 'Cancel & Refund' });
  await expect(cancel(page)).toBeDisabled();
  await expect(cancel(second)).toBeDisabled();

  await openPanel(page);
  await panelOf(page).getByRole('button', { name: 'Jump to cancel window' }).click();
  for (const tab of [page, second]) await waitForIdle(tab);
  // Time-dependent content re-renders every second.
  await page.clock.runFor(1_000);
  await expect(cancel(page)).toBeEnabled();
  await expect(cancel(second)).toBeEnabled();
  await panelOf(page).getByRole('button', { name: 'Jump to expiry' }).click();
  await expect(page.getByText('No active numbers')).toBeVisible();
});

test('simulator: a damaged stored world is replaced', async ({ page }) => {
  await openNumbers(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('simulated-backend');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('worlds', 'readwrite').objectStore('worlds');
          writing.put('{"world":', 'current').onsuccess = resolve;
        };
      }),
  );
  await openNumbers(page);
});

test('simulator: a payment link opens in a tab of its own, and the money arrives in the first', async ({
  page,
  context,
}) => {
  // A spec-compliant server: the default one would send live updates to the newer tab only.
  await page.goto('/?scenario=spec-compliant-server');
  // An increase can be shown only when a balance is loaded and updates are received.
  await expect(page.getByRole('banner')).toContainText('$');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await openPanel(page);
  const link = await page.evaluate(async () => {
    const session = (await (await fetch('/api/auth/refresh', { method: 'POST' })).json()) as {
      accessToken: string;
    };
    const headers = { Authorization: `Bearer ${session.accessToken}` };
    const answer = (await (await fetch('/api/payments/deposits', { headers })).json()) as {
      data: { deposits: { payment_link: string; status: string }[] };
    };
    return answer.data.deposits.find(({ status }) => status === 'PENDING_UNSETTLED')?.payment_link ?? '';
  });
  const checkout = await context.newPage();
  await checkout.goto(link);
  await expect(checkout.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  // Registered before the click: the product takes the parameters out of the address at once.
  const returned = checkout.waitForEvent('framenavigated', (frame) =>
    /\/transactions\?.*status=successful/.test(frame.url()),
  );
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await returned;
  await panelOf(page).getByRole('button', { name: '+1 min', exact: true }).click();
  await expect(page.getByText(/Balance increased by/)).toBeVisible();
  await checkout.goto(link);
  await expect(checkout.getByText('This payment has been made.')).toBeVisible();
});

test('simulator: an address that browsers do not trust shows in place of the page what the demo needs', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('needs localhost or https');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
