import { expect } from '@playwright/test';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import type { Site } from '../../../../deploy/site.mjs';
import { copyBuild } from '../support/other-host';
import { test as standAlone } from '../support/fixtures';
import { coveredBy } from '../support/page-checks';
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
    support: { whatsapp: '+2348012345678', mail: 'help@example.com' },
    terms: ['## Refunds', '', 'Read [our page](https://example.com/refunds), or call [us](tel:+234801).'],
  },
});

test('site of an operator: a notice until it ends or is closed; help and terms', async ({
  page,
  context,
  advance,
}) => {
  const heading = (level = 1) => page.getByRole('heading', { level });
  const { expectSpeech } = await recordSpeech(page);
  const bar = page.getByRole('region', { name: 'Notice' });
  await page.goto('/');
  await test.step('the notice is announced once, and on every page above its buttons', async () => {
    await expectSpeech('Maintenance tonight');
    // Those of a customer have one frame, and a page of a guest another.
    for (const [path, title] of [
      ['/', 'Dashboard'],
      ['/buy-number', 'Buy SMS Number'],
      ['/history', 'Purchase History'],
      ['/terms', 'Terms'],
    ] as const) {
      await visit(page, path);
      await expect(heading()).toHaveText(title);
      await expect(bar).toContainText(/Ends in (20:00|19:\d\d)/);
      expect(await coveredBy(page, '[aria-label="Notice"]'), path).toEqual([]);
    }
  });
  await test.step("the terms are the operator's text with its headings and links", async () => {
    await expect(heading(2)).toHaveText('Refunds');
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(link('our page')).toHaveAttribute('href', 'https://example.com/refunds');
    await expect(link('us')).toHaveAttribute('href', 'tel:+234801');
    await visit(page, '/privacy');
    await expect(page.getByText('This text is supplied by the operator')).toBeVisible();
  });
  await test.step('the notice counts down, ends, and closed does not come back', async () => {
    await advance(MINUTE_MS);
    await expect(bar).toContainText('Ends in 19:00');
    expect(await page.evaluate(() => window.speech.join())).not.toContain('tonight');
    const other = await context.newPage();
    await other.goto('/terms');
    const left = other.getByRole('region', { name: 'Notice' });
    await expect(left).toContainText('Ends in 19:00');
    await bar.getByRole('button', { name: 'Dismiss' }).tap();
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(heading()).toHaveText('Privacy Policy');
    await expect(bar).toHaveCount(0);
    await context.clock.fastForward(19 * MINUTE_MS);
    await expect(left).toHaveCount(0);
  });
  await test.step('help has channels, keyboard shortcuts, version and what is new', async () => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Account of demo' }).tap();
    await expect(page.getByText(/^v\d+\.\d+\.\d+ · \w+ \d+, \d{4}$/)).toBeVisible();
    await page.getByRole('menuitem', { name: 'Help' }).tap();
    const help = page.getByRole('dialog', { name: 'Help' });
    const channel = help.getByRole('list', { name: 'Support' }).getByRole('link', { name: 'WhatsApp' });
    await expect(channel).toHaveAttribute('href', 'https://wa.me/2348012345678');
    await expect(help.getByText('What is new')).toBeVisible();
    await expect(help.getByText(/^v\d+\.\d+\.\d+ · /)).toBeVisible();
    await help.getByRole('button', { name: 'Keyboard shortcuts' }).tap();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});
