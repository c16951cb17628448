import { expect, type Page } from '@playwright/test';
import type { Scenario } from '@sms/api-mocks';
import { advanceBy, cancelElsewhere, sendSms } from '@sms/api-mocks/server';
import { filledInView } from '../support/calm-measure';
import { test } from '../support/fixtures';
import { watchLayoutShift } from '../support/layout-shift';
import { checkLayout } from '../support/page-checks';
import { openTabs, PHONE, recordCalls, waitForIdle, waitNoRandomTime } from '../support/page-helpers';
import { recordSpeech } from '../support/speech';
import { CANCEL_WINDOW_MS, MINUTE_MS, SECOND_MS } from '@sms/domain/limits/spec';
import { LAST_MINUTES_MS } from '@sms/domain/limits/tuning';

const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const waiting = (service: string, leftMs: number) =>
  ({ service, country: '187', status: 'waiting', boughtAgoMs: 20 * MINUTE_MS - leftMs }) as const;

const ENDING: Scenario = {
  description: 'Five numbers without an SMS, of which two minutes and fifty seconds are left.',
  seed: 97,
  numbers: ['wa', 'tg', 'ig', 'fb', 'go'].map((service) => waiting(service, 170 * SECOND_MS)),
};

test.use({ signedIn: true });

test.describe('last minutes', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    scenario: {
      ...ENDING,
      description: 'Two numbers without an SMS, of which three minutes and a quarter are left.',
      numbers: [waiting('wa', 195 * SECOND_MS), waiting('tg', 195 * SECOND_MS)],
    },
  });

  test(`last minutes: their offer moves nothing, acts once after a lost response, and works again after an offline minute`, async ({
    page,
    context,
    server,
    advance,
  }) => {
    const { expectSpeech } = await recordSpeech(page);
    const motionEnd = () => expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const cardOf = (name: string) => page.getByRole('article', { name: new RegExp(`^${name}`) });
    const offerOf = (name: string) => cardOf(name).getByRole('group', { name: 'Last minutes' });
    await page.goto('/active-numbers');
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await expect(offerOf('WhatsApp')).toHaveCount(0);
    await advance(10 * SECOND_MS);
    await motionEnd();
    const expectStill = await watchLayoutShift(page);
    await advance(6 * SECOND_MS);
    for (const name of ['WhatsApp', 'Telegram'])
      await expect(offerOf(name).getByRole('button', { name: 'Wait 20 more minutes' })).toBeEnabled();
    await expectSpeech('has no SMS yet: wait longer, or cancel and refund');
    await motionEnd();
    await expectStill();
    expect(await filledInView(page)).toHaveLength(1);
    await checkLayout(page);

    const calls = recordCalls(page);
    server.world.flags.faults = [
      { operation: 'retryNumber', times: 1, corruption: 'connection-lost', carriedOut: true },
    ];
    await offerOf('WhatsApp').getByRole('button', { name: 'Wait 20 more minutes' }).press('Enter');
    await expect(offerOf('WhatsApp')).toHaveCount(0);
    await expect(cardOf('WhatsApp').getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/);
    expect(calls.filter((call) => call.endsWith('/retry'))).toHaveLength(1);
    await expect(page.locator('body')).not.toBeFocused();

    await context.setOffline(true);
    // The other number is due meanwhile, and no call can be made.
    await advance(70 * SECOND_MS);
    await expect(offerOf('Telegram')).toBeVisible();
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    // The calls that failed have used up those of the minute.
    await advance(MINUTE_MS);
    await expectSpeech('got no SMS: cancelled, $');
    await expect(cardOf('Telegram')).toContainText(/Cancelled · \$\d\.\d{4} refunded/);
    await expect(cardOf('WhatsApp')).toHaveCount(1);
    expect(server.world.db.ledger.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });
});

test.describe('one number', () => {
  test.use({
    ...PHONE,
    scenario: {
      ...ENDING,
      description: 'One number.',
      numbers: [waiting('wa', CANCEL_WINDOW_MS + 20 * SECOND_MS)],
    },
  });

  test('one number on a phone: nothing moves when its refund opens, nor in its last minutes, and one press cancels it and opens another purchase', async ({
    page,
    context,
    server,
    advance,
  }) => {
    await page.goto('/active-numbers');
    const card = page.getByRole('article');
    await card.getByRole('button', { name: 'Details' }).tap();
    await expect(card.getByRole('button', { name: 'Copy for support' })).toBeVisible();
    for (const [name, sleepMs] of [
      [/^Cancel & Refund/, 0],
      [/^Wait 20 more minutes/, CANCEL_WINDOW_MS - LAST_MINUTES_MS - 25 * SECOND_MS],
    ] as const) {
      advanceBy(server.world, sleepMs);
      await context.clock.fastForward(sleepMs);
      const appearing = card.getByRole('button', { name, disabled: false });
      await expect(appearing).toHaveCount(0);
      // What follows a tap counts less.
      await advance(10 * SECOND_MS);
      const expectStill = await watchLayoutShift(page);
      await advance(15 * SECOND_MS);
      await expect(appearing).toBeVisible();
      await expectStill();
    }

    const calls = recordCalls(page);
    await card.getByRole('button', { name: 'Cancel and try another country' }).tap();
    await expect(page).toHaveURL(/\/buy-number\?service=wa$/);
    await page.getByRole('button', { name: 'Canada', exact: true }).tap();
    await expect(page.getByText('Step 4 of 4')).toBeVisible();
    expect(calls.filter((call) => call.endsWith('/cancel'))).toHaveLength(1);
  });
});

test.describe('ending', () => {
  test.use({ scenario: ENDING });

  test('numbers without a code: one cancel each over two tabs, an SMS or a user action takes precedence', async ({
    page,
    context,
    server,
    advance,
  }) => {
    const cancelled: string[] = [];
    await context.route('**/api/numbers/*/cancel', async (route) => {
      const id = Number(/numbers\/(\d+)/.exec(route.request().url())?.[1]);
      const service = server.world.db.numbers[id - 1]?.service_code ?? 'none';
      cancelled.push(service);
      if (service === 'tg') sendSms(server.world, id, '482913');
      if (service === 'ig') cancelElsewhere(server.world, id);
      await route.continue();
    });
    await page.goto('/active-numbers');
    await openTabs(context, ['/settings']);
    const cardOf = (name: string) => page.getByRole('article', { name: new RegExp(`^${name}`) });

    const exempt = cardOf('Facebook');
    await exempt.getByRole('button', { name: 'Details' }).click();
    await exempt.getByRole('switch', { name: 'Keep until it expires' }).click();
    const longer = cardOf('Google').getByRole('group', { name: 'Last minutes' });
    await longer.getByRole('button', { name: 'Wait 20 more minutes' }).click();
    await expect(longer).toHaveCount(0);
    await expect(cardOf('Google').getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/);

    await advance(10 * SECOND_MS);
    expect(cancelled).toEqual([]);
    const said = await toastsOf(page).evaluateHandle((region) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(region.textContent)).observe(region, {
        childList: true,
        subtree: true,
      });
      return texts;
    });
    // Polling has used up most calls of the minute.
    await advance(100 * SECOND_MS);
    await expect(cardOf('Telegram')).toContainText('482913');
    await expect(cardOf('Telegram')).toContainText('nothing was cancelled or refunded');
    // By this page and by another device.
    for (const name of ['WhatsApp', 'Instagram']) {
      await expect(cardOf(name)).toContainText(/Cancelled · \$\d\.\d{4} refunded/);
      await cardOf(name).getByRole('button', { name: 'Dismiss' }).click();
      await expect(cardOf(name)).toHaveCount(0);
    }
    const texts = (await said.jsonValue()).join('\n');
    expect(texts).toMatch(/WhatsApp \+.* got no SMS: cancelled, \$\d\.\d{4} refunded/);
    expect(texts).not.toMatch(/fail|could/i);

    await page.setViewportSize(PHONE.viewport);
    await advance(MINUTE_MS);
    await expect(exempt).toContainText(/Expired without an SMS · \$\d\.\d{4} not refunded/);
    await expect(cardOf('Google')).toHaveCount(1);
    expect(cancelled.toSorted()).toEqual(['ig', 'tg', 'wa']);
  });
});

test.describe('without their list', () => {
  test.use({ scenario: ENDING });

  test('list that fails: the number that ends first is named, and its button refunds it; never answered: the others show, and are cancelled in time', async ({
    page,
    context,
    server,
  }) => {
    await waitNoRandomTime(page);
    const { flags, db } = server.world;
    const refunds = () => db.ledger.filter(({ kind }) => kind === 'refund');
    flags.faults = [{ operation: 'activeNumbers', times: Infinity, corruption: { status: 500, text: '' } }];
    await page.goto('/active-numbers');
    const alert = page.getByRole('alert').filter({ hasText: 'Error loading active numbers' });
    await expect(alert).toContainText(/ ends at .* It is refunded only if it is cancelled before\./);
    await checkLayout(page);
    await alert.getByRole('button', { name: /^Cancel & Refund/ }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
    expect(refunds()).toHaveLength(1);

    flags.faults = [{ operation: 'activeNumbers', times: Infinity, delayMs: Infinity }];
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(4);
    // Two calls of a minute are left to the user: the last cancel has to wait for one.
    for (const seconds of [51, 61]) {
      advanceBy(server.world, seconds * SECOND_MS);
      await context.clock.fastForward(seconds * SECOND_MS);
      await expect(page.getByText(/^Cancelled · /).first()).toBeVisible();
    }
    await expect(page.getByText(/^Cancelled · \$\d\.\d{4} refunded$/)).toHaveCount(4);
    expect(refunds()).toHaveLength(5);
  });
});

test.describe('ended', () => {
  test.use({ ...PHONE, scenario: ENDING });

  test('numbers without a code: those that expired while no page was open are reported until that is dismissed, with the price', async ({
    page,
    context,
    server,
  }) => {
    await page.goto('/');
    await waitForIdle(page);
    await page.close();
    advanceBy(server.world, 5 * MINUTE_MS);
    await context.clock.fastForward(5 * MINUTE_MS);

    const next = await context.newPage();
    await next.goto('/active-numbers');
    await waitForIdle(next);
    const line = next.getByRole('status').filter({ hasText: 'Ended without a refund' });
    await expect(next.getByText(/^Expired without an SMS · \$\d\.\d{4} not refunded$/)).toHaveCount(5);
    await expect(line).toHaveCount(0);
    await next.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Home' }).tap();
    await expect(line).toHaveText(/: .*Telegram \$\d\.\d{4}.* · Purchase history$/);
    await checkLayout(next);
    await next.setViewportSize({ width: 1280, height: 720 });
    await next.reload();
    await expect(line).toBeInViewport({ ratio: 1 });
    await line.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(next.locator('body')).not.toBeFocused();
    await next.reload();
    await waitForIdle(next);
    await expect(line).toHaveCount(0);
  });
});
