import { expect, type Page } from '@playwright/test';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import type { Site } from '../../../../deploy/site.mjs';
import { copyBuild } from '../support/cross-origin-host';
import { test as standAlone } from '../support/fixtures';
import { PHONE, visit } from '../support/page-helpers';
import { recordSpeech } from '../support/speech';
import { START_TIME } from '../support/start-time';

/** The production build of an operator with this `site.json`. */
const test = standAlone.extend<{ site: Site }>({
  site: [{}, { option: true }],
  build: async ({ build, site }, use, info) => {
    const copy = info.outputPath('build');
    copyBuild(build, copy, site);
    await use(copy);
  },
});

const SUPPORT = { whatsapp: '+2348012345678', mail: 'help@example.com' };

/** Buttons and links of the page that the notice lies over. */
const coveredBy = (page: Page, name: string) =>
  page.evaluate((label) => {
    const bar = document.querySelector(`[aria-label="${label}"]`);
    return [...document.querySelectorAll('button, a, input, [role=radio]')].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const isShown = width > 0 && height > 0;
      return isShown && bar?.contains(top) && !bar.contains(control) ? [control.textContent] : [];
    });
  }, name);

test.describe('a notice', () => {
  test.use({
    ...PHONE,
    viewport: { width: 375, height: 667 },
    scenario: 'busy-account',
    signedIn: true,
    site: {
      notice: {
        text: 'Maintenance tonight: numbers cannot be bought for half an hour.',
        to: new Date(START_TIME + 20 * MINUTE_MS).toISOString(),
      },
    },
  });

  test('notice on a phone: on every page above its buttons, announced once, counted down, until it ends', async ({
    page,
    advance,
  }) => {
    const { expectSpeech } = await recordSpeech(page);
    const bar = page.getByRole('region', { name: 'Notice' });
    await page.goto('/');
    await expectSpeech('Maintenance tonight');
    // Those of a customer have one frame, and a page of a guest another.
    for (const [path, heading] of [
      ['/', 'Dashboard'],
      ['/buy-number', 'Buy SMS Number'],
      ['/terms', 'Terms'],
      ['/history', 'Purchase History'],
    ] as const) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(bar).toContainText(/Ends in (20:00|19:\d\d)/);
      expect(await coveredBy(page, 'Notice'), path).toEqual([]);
    }
    await advance(MINUTE_MS);
    await expect(bar).toContainText('Ends in 19:00');
    expect(await page.evaluate(() => window.speech.join())).not.toContain('tonight');
    await page.clock.fastForward(20 * MINUTE_MS);
    await expect(bar).toHaveCount(0);
  });

  test('notice: closed, it does not come back with a reload', async ({ page }) => {
    const bar = page.getByRole('region', { name: 'Notice' });
    await page.goto('/settings');
    await bar.getByRole('button', { name: 'Dismiss' }).tap();
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test.describe('help and terms', () => {
  const terms = [
    '## Refunds',
    '',
    'Read [our page](https://example.com/refunds), or call [us](tel:+234801).',
  ];
  test.use({ scenario: 'busy-account', signedIn: true, site: { support: SUPPORT, terms } });

  test("help has channels, keyboard shortcuts, version and what is new; the terms are the operator's text with its headings and links", async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Account of demo' }).click();
    await expect(page.getByText(/^v\d+\.\d+\.\d+ · \w+ \d+, \d{4}$/)).toBeVisible();
    await page.getByRole('menuitem', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    const support = help.getByRole('list', { name: 'Support' });
    await expect(support.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/2348012345678',
    );
    await expect(help.getByText('What is new')).toBeVisible();
    await expect(help.getByText(/^v\d+\.\d+\.\d+ · /)).toBeVisible();
    await help.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();

    await visit(page, '/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Refunds');
    await expect(page.getByRole('link', { name: 'our page' })).toHaveAttribute(
      'href',
      'https://example.com/refunds',
    );
    await expect(page.getByRole('link', { name: 'us', exact: true })).toHaveAttribute('href', 'tel:+234801');
    await visit(page, '/privacy');
    await expect(page.getByText('This text is supplied by the operator')).toBeVisible();
  });
});
