import { expect, type Page } from '@playwright/test';
import { reachableNumbers, sendSms, type RunningServer } from '@sms/api-mocks/server';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { filledInView } from '../support/calm-measure';
import { checkLayout, checkWidth } from '../support/page-checks';
import {
  PHONE,
  recordCalls,
  setVisible,
  TOASTS_MS,
  UNDO_MS,
  visit,
  waitForIdle,
} from '../support/page-helpers';
import { recordSpeech } from '../support/speech';

/** @param isHeldBack true when a further SMS comes with the next call about its number alone */
const receive = ({ world }: RunningServer, code: string, isHeldBack = false) => {
  world.flags.furtherSmsOnStatusCall = isHeldBack;
  sendSms(world, reachableNumbers(world)[0]?.id ?? 0, code);
};

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test.describe('on a phone', () => {
  test.use({ ...PHONE, scenario: 'waiting-cancellable', signedIn: true });

  test('code in hand: one press copies what arrived meanwhile; a return to the tab brings a further SMS; keys and the search act on it', async ({
    page,
    server,
    advance,
  }) => {
    // Safari's rule: the clipboard is written within the press.
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells whether a press is handled
      const isInPress = () => window.event !== undefined;
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) =>
        isInPress() ? write(text) : Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    const { expectSpeech } = await recordSpeech(page);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await page.goto('/active-numbers');
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    // The sheet is loaded once the page is idle.
    await advance(12_000);
    const sheet = page.getByRole('region', { name: 'New code' });

    await test.step('a code that arrived meanwhile is above the tabs', async () => {
      await setVisible(page, false);
      receive(server, '420337');
      await expect(page).toHaveTitle('(1) 420337 · WhatsApp');
      await expect(sheet).toBeHidden();
      await setVisible(page, true);
      await expect(sheet).toBeVisible();
      expect((await sheet.boundingBox())?.y).toBeGreaterThan(PHONE.viewport.height / 2);
      await expect(toasts.getByText('420337')).toBeHidden();
      await checkLayout(page);
      expect((await filledInView(page)).length).toBeLessThanOrEqual(1);
      await sheet.getByRole('button', { name: /^Copy SMS code 4 2 0 3 3 7/ }).tap();
      await expect(sheet).toBeHidden();
      expect(await clipboard(page)).toBe('420337');
    });
    await test.step('the next one waits while the user types, and can be dismissed', async () => {
      await visit(page, '/history');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchase History');
      await page.getByRole('button', { name: 'Filters' }).tap();
      const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
      await field.focus();
      await setVisible(page, false);
      receive(server, '771406');
      await expect(page).toHaveTitle(/771406/);
      await setVisible(page, true);
      await waitForIdle(page);
      await expect(sheet).toBeHidden();
      await field.blur();
      await expect(sheet).toBeVisible();
      await sheet.getByRole('button', { name: 'Dismiss' }).tap();
      await expect(sheet).toBeHidden();
    });
    await test.step('a further SMS comes with a return to the tab, and its copy is heard once', async () => {
      await visit(page, '/active-numbers');
      await expect(card).toContainText('771406');
      // Polling has used up the calls of the minute.
      await advance(MINUTE_MS);
      receive(server, '553311', true);
      for (const isVisible of [false, true]) await setVisible(page, isVisible);
      await expect(toasts).toContainText('SMS received: 553311');
      await expect(card).toContainText('New code. Earlier: 771406');
      await card.getByRole('button', { name: /^Copy SMS code 553311 of WhatsApp/ }).tap();
      await expectSpeech('SMS code copied!');
      expect(await clipboard(page)).toBe('553311');
      await advance(TOASTS_MS);
      // A toast that goes leaves the region with the texts of the others.
      await page.evaluate(() => window.speech.splice(0));
      await page.keyboard.press('c');
      await expect(toasts).toContainText('SMS code copied!');
      const heard = await page.evaluate(() => window.speech.filter((text) => text.includes('code copied!')));
      expect(heard).toHaveLength(1);
    });
    await test.step('its text for support has no code, and the phone number only when that is chosen', async () => {
      await card.getByRole('button', { name: 'Details' }).tap();
      await card.getByRole('button', { name: 'Copy for support' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Copy for support' });
      const text = dialog.locator('pre');
      const { phone_number: phone = 'none' } = reachableNumbers(server.world)[0] ?? {};
      await expect(text).toContainText('Status: SMS Received');
      for (const secret of ['420337', '771406', '553311', phone])
        await expect(text).not.toContainText(secret);
      await dialog.getByText('Include the phone number').tap();
      await dialog.getByRole('button', { name: 'Copy text' }).tap();
      await expectSpeech('Text for support copied!');
      expect(await clipboard(page)).toContain(`Phone number: +${phone}`);
      await checkWidth(page);
      await dialog.getByRole('button', { name: 'Close' }).tap();
    });
    await test.step('the dashboard and keys copy the number and its code', async () => {
      await visit(page, '/');
      const copy = page.getByRole('main').getByRole('button', { name: /^Copy SMS code/ });
      await page.keyboard.press('n');
      const [number] = reachableNumbers(server.world);
      await expect.poll(() => clipboard(page)).toContain(number?.phone_number);
      await copy.first().tap();
      await expect.poll(() => clipboard(page)).toBe('553311');
    });
    await test.step('the search completes it, where that can be undone', async () => {
      await page.getByRole('button', { name: 'Search' }).click();
      const search = page.getByRole('dialog', { name: 'Search' });
      await search.getByRole('combobox').fill('553311');
      await expect(search.getByRole('option', { name: /^WhatsApp/ })).toHaveText([
        /Copy code 553311$/,
        /Copy number$/,
        /Mark Complete$/,
      ]);
      await search.getByRole('option', { name: /Mark Complete$/ }).click();
      await expect(page).toHaveURL(/\/active-numbers$/);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await advance(UNDO_MS);
      await expect(page.getByText('Number marked as complete!')).toBeVisible();
    });
  });
});

test.describe('keep on top', () => {
  test.use({ scenario: 'waiting-cancellable', signedIn: true });

  test('keep on top: a small window has number, countdown and code, without a call of its own', async ({
    page,
    context,
    server,
    advance,
  }) => {
    // Headless browsers have no such window; a popup is as empty, and has the same content policy.
    await context.addInitScript(() => {
      const small: { window: Window | null } = { window: null };
      Object.defineProperty(window, 'documentPictureInPicture', {
        value: Object.assign(small, {
          requestWindow: () => {
            small.window = window.open('', '', 'popup,width=340,height=220');
            return Promise.resolve(small.window);
          },
        }),
      });
    });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    await page.goto('/active-numbers');
    await page.getByRole('article').getByRole('button', { name: 'Details' }).click();
    const keep = page.getByRole('article').getByRole('button', { name: 'Keep on top' });
    await waitForIdle(page);
    const calls = recordCalls(context);
    const opened = context.waitForEvent('page');
    await keep.click();
    const small = await opened;
    await expect(small.getByRole('heading', { level: 1 })).toHaveText('WhatsApp');
    await expect(small.getByRole('timer')).toHaveText(/14:00$/);
    await expect(small.locator('main')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await waitForIdle(page);
    calls.length = 0;
    await advance(3_000);
    await expect(small.getByRole('timer')).toHaveText(/13:57$/);
    expect(calls).toEqual([]);

    receive(server, '420337');
    await expect(small.getByRole('status')).toHaveText('SMS Received');
    await small.bringToFront();
    await small.getByRole('button', { name: 'Copy SMS code' }).click();
    await expect(small.getByRole('button', { name: 'Copy SMS code' })).toHaveText('Copied');
    expect(await clipboard(small)).toBe('420337');
    expect(refused).toEqual([]);

    await page.bringToFront();
    const closed = small.waitForEvent('close');
    await page.getByRole('banner').getByRole('button', { name: 'demo' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await closed;
  });
});
