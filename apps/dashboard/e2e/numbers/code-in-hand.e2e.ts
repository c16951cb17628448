import { expect, type Page } from '@playwright/test';
import { reachableNumbers, sendSms, type RunningServer } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { filledInView } from '../support/calm-measure';
import { checkLayoutShift } from '../support/layout-shift';
import { checkLayout } from '../support/page-checks';
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

const receive = ({ world }: RunningServer, code: string) => {
  world.flags.furtherSmsOnStatusCall = false;
  sendSms(world, reachableNumbers(world)[0]?.id ?? 0, code);
};

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test.describe('on a phone', () => {
  test.use({ ...PHONE, scenario: 'waiting-cancellable', signedIn: true });

  /** Completes the number in the search, where it can be undone. */
  const completeInSearch = async (page: Page, advance: (ms: number) => Promise<void>) => {
    await page.getByRole('button', { name: 'Search' }).click();
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('420337');
    await expect(search.getByRole('option', { name: /^WhatsApp/ })).toHaveText([
      /Copy code 420337$/,
      /Copy number$/,
      /Mark Complete$/,
    ]);
    await search.getByRole('option', { name: /Mark Complete$/ }).click();
    await expect(page).toHaveURL(/\/active-numbers$/);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await advance(UNDO_MS);
    await expect(page.getByText('Number marked as complete!')).toBeVisible();
  };

  test('codes ready now: one read shows the code, copied with one press, or by key with its number, and completed in the search', async ({
    page,
    server,
    advance,
  }) => {
    receive(server, '420337');
    // Safari's rule: the clipboard is written within the press.
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells whether a press is handled
      const isInPress = () => window.event !== undefined;
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) =>
        isInPress() ? write(text) : Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    const calls = recordCalls(page);
    const { expectSpeech } = await recordSpeech(page);
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByText('420337', { exact: true }).first()).toBeVisible();
    await waitForIdle(page);
    expect(calls.filter((call) => call === 'GET /numbers/active')).toHaveLength(1);
    const copy = main.getByRole('button', { name: /^Copy SMS code/ }).first();
    await copy.tap();
    await expectSpeech('SMS code copied!');
    expect(await clipboard(page)).toBe('420337');
    await page.keyboard.press('n');
    const [number] = reachableNumbers(server.world);
    await expect.poll(() => clipboard(page)).toContain(number?.phone_number);
    await page.keyboard.press('c');
    await expect.poll(() => clipboard(page)).toBe('420337');
    await checkLayoutShift(page);
    await completeInSearch(page, advance);
  });
});

test.describe('a further SMS', () => {
  test.use({ scenario: 'two-sms', signedIn: true });

  test('further SMS: a return to the tab brings it beside the earlier code; a copy is heard once', async ({
    page,
    advance,
  }) => {
    const { expectSpeech } = await recordSpeech(page);
    await page.goto('/active-numbers');
    const card = page.getByRole('article');
    await expect(card).toContainText('482913');
    await advance(4_000);
    for (const isVisible of [false, true]) await setVisible(page, isVisible);
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('SMS received: 771406');
    await expect(card).toContainText('New code. Earlier: 482913');
    await card.getByRole('button', { name: /^Copy SMS code 771406 of WhatsApp/ }).click();
    await expectSpeech('SMS code copied!');
    expect(await clipboard(page)).toBe('771406');
    await advance(TOASTS_MS);
    await page.keyboard.press('c');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('SMS code copied!');
    const heard = await page.evaluate(() => window.speech.filter((text) => text.includes('code copied!')));
    expect(heard).toHaveLength(1);
  });
});

test.describe('back on a phone', () => {
  test.use({ ...PHONE, scenario: 'waiting-cancellable', signedIn: true });

  test('a code that arrived meanwhile is copied with one press, above the tabs, waits while the user types, and can be dismissed', async ({
    page,
    server,
    advance,
  }) => {
    await page.goto('/active-numbers');
    await expect(page.getByRole('article')).toHaveCount(1);
    // The sheet is loaded once the page is idle.
    await advance(12_000);
    await setVisible(page, false);
    receive(server, '420337');
    await expect(page).toHaveTitle('(1) 420337 · WhatsApp');
    const sheet = page.getByRole('region', { name: 'New code' });
    await expect(sheet).toBeHidden();
    await setVisible(page, true);
    await expect(sheet).toBeVisible();
    expect((await sheet.boundingBox())?.y).toBeGreaterThan(PHONE.viewport.height / 2);
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('420337')).toBeHidden();
    await checkLayout(page);
    expect((await filledInView(page)).length).toBeLessThanOrEqual(1);
    await sheet.getByRole('button', { name: /^Copy SMS code 4 2 0 3 3 7/ }).tap();
    await expect(sheet).toBeHidden();
    expect(await clipboard(page)).toBe('420337');

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
