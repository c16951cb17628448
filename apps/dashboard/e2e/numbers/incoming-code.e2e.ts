import { expect, type Page } from '@playwright/test';
import { reachableNumbers, sendSms, type RunningServer } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { openTabs, setVisible, TOASTS_MS } from '../support/page-helpers';
import { watchLayoutShift } from '../support/layout-shift';
import { expectSignals, recordSignals } from '../support/signals';

const receive = ({ world }: RunningServer, code: string) => {
  const [number] = reachableNumbers(world);
  if (number === undefined) throw new Error('There is no number.');
  // A further SMS reaches the page at once, like the first.
  world.flags.furtherSmsOnStatusCall = false;
  sendSms(world, number.id, code);
};

const favicon = (page: Page) => page.locator('link[rel=icon]');

test.describe('incoming code', () => {
  test.use({ scenario: 'waiting-cancellable', signedIn: true });

  test('incoming code: notifies a user in another tab, as chosen in the settings, and once for two tabs', async ({
    page,
    context,
    server,
    advance,
  }) => {
    await recordSignals(context);
    await page.goto('/active-numbers');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    for (const name of ['Sound', 'Browser notifications']) {
      await page.getByRole('switch', { name }).click();
      await expect(page.getByRole('switch', { name })).toBeChecked();
    }
    await expectSignals(page, ['ask']);

    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('123456', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('(1) 123456 · Test');
    await expectSignals(page, ['note', 'note', '123456 · Test']);
    await advance(6_000);
    await expect(page).toHaveTitle('SMS Verification Settings');

    await setVisible(page, false);
    receive(server, '420337');
    await expect(page).toHaveTitle('(1) 420337 · WhatsApp');
    await expect(favicon(page)).toHaveAttribute('href', '/favicon-dot.svg');
    await expectSignals(page, ['note', 'note', '420337 · WhatsApp']);
    // Announced once, digit by digit.
    const live = page.locator('[aria-live=polite], [role=status], [role=alert]');
    await expect(live.filter({ hasText: /420337|4 2 0 3 3 7/ })).toHaveCount(1);

    await setVisible(page, true);
    await expect(page).toHaveTitle('(1) 420337 · WhatsApp');
    await page.evaluate(() => window.shown?.onclick?.());
    // Its toast is the line of a number as well.
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toContainText('420337');
    await expect(page).toHaveTitle('SMS Active Numbers');
    await expect(favicon(page)).toHaveAttribute('href', /\/favicon\.svg$/);
    await expect(card.locator('[aria-live]')).toHaveCount(0);

    // One sound for two tabs, and seen in both once it is seen in one.
    const [other = page] = await openTabs(context, ['/history']);
    // A page without user interaction may not play audio.
    await other.getByRole('heading', { level: 1 }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    // Codes that arrive together make one sound.
    await advance(1_000);
    receive(server, '222222');
    for (const tab of [page, other]) await expect(tab).toHaveTitle('(1) 222222 · WhatsApp');
    await expectSignals(page, ['note', 'note']);
    await other.getByRole('link', { name: 'Active Numbers' }).first().click();
    await expect(page).toHaveTitle('SMS Verification Settings');
    for (const tab of [page, other]) await expectSignals(tab, []);
    await other.close();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Active Numbers' })
      .click();

    await setVisible(page, false);
    await advance(TOASTS_MS);
    await card.locator('*').evaluateAll((elements) => {
      for (const element of elements) element.setAttribute('data-kept', '');
    });
    receive(server, '111111');
    await expectSignals(page, ['note', 'note', '111111 · WhatsApp']);
    await setVisible(page, true);
    await expect(card).toContainText('111111');
    // Two animated elements are new, and the line of the earlier code, which the details have as well.
    expect(await card.locator(':not([data-kept], dl *)').count()).toBeLessThanOrEqual(4);
    // Toasts lie over the menu.
    await advance(TOASTS_MS);
    expect(await page.evaluate(() => window.shown?.isClosed)).toBe(false);
    await page.getByRole('banner').getByRole('button', { name: 'demo' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => window.shown?.isClosed)).toBe(true);
  });
});

test.describe('incoming code among many numbers', () => {
  test.use({
    scenario: 'busy-account',
    signedIn: true,
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('incoming code: in view at once, and its card changes group without a layout shift; the details request notifications once', async ({
    page,
    context,
    server,
  }) => {
    await recordSignals(context);
    await page.goto('/active-numbers');
    await expect(page.getByRole('article')).toHaveCount(6);
    const code = page.getByRole('article').first().getByRole('button', { name: 'Copy SMS code' });
    await expect(code).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    const expectStill = await watchLayoutShift(page);
    receive(server, '420337');
    const received = page.getByRole('region', { name: 'SMS Received' });
    await expect(received.getByText('420337', { exact: true })).toBeVisible();
    await expect(received.getByRole('article')).toHaveCount(3);
    // Both ends of the movement: the page is still when the cards are.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectStill();

    const card = page.getByRole('region', { name: 'Waiting for SMS' }).getByRole('article').first();
    const notify = card.getByRole('button', { name: 'Notify me when the code arrives' });
    await card.getByRole('button', { name: 'Details' }).click();
    await expectSignals(page, []);
    await notify.click();
    await expectSignals(page, ['ask']);
    await expect(card.getByRole('button', { name: 'Copy for support' })).toBeVisible();
    await expect(notify).toBeHidden();
  });
});
