import { expect } from '@playwright/test';
import { advanceBy, reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { openMoreOptions, setVisible, SIZES, waitForIdle } from '../support/page-helpers';
import { MINUTE_MS } from '@sms/domain/limits/spec';

for (const [size, options] of SIZES)
  test.describe(size, () => {
    test.use({ ...options, scenario: 'reseller', signedIn: true });

    test(`many numbers: with twenty, three more bought twice, all are counted, found, shown and cancelled in time: ${size}`, async ({
      page,
      context,
      server,
      advance,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const cards = page.getByRole('article');
      for (const count of [23, 26]) {
        await page.goto('/buy-number?country=36&service=wa&operator=');
        await openMoreOptions(page);
        // The server allows ten calls a minute.
        await advance(MINUTE_MS);
        await page.getByRole('button', { name: /^Buy 3 · / }).click();
        await expect(page.getByText(`Showing the newest 20 of ${count}`)).toBeVisible();
      }
      await expect(page.getByRole('definition')).toHaveText(['26', '0', '26']);
      await expect(cards).toHaveCount(20);

      const oldest = reachableNumbers(server.world).at(-1);
      const name = `Telegram +${oldest?.phoneNumber}`;
      await page.keyboard.press('Control+k');
      const search = page.getByRole('dialog', { name: 'Search' });
      await search.getByRole('combobox', { name: 'Search' }).fill(`+${oldest?.phoneNumber}`);
      await expect(search.getByRole('option').first()).toHaveText(
        new RegExp(Array.from(oldest?.phoneNumber ?? '').join('\\s?')),
      );
      await page.keyboard.press('Escape');
      await expect(page.getByRole('article', { name })).toHaveCount(0);
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect(cards).toHaveCount(26);
      await expect(page.getByRole('article', { name })).toHaveCount(1);

      sendSms(server.world, oldest?.id ?? 0, '420337');
      const received = page.getByRole('region', { name: 'SMS Received' });
      await received.getByRole('button', { name: 'Copy SMS code 420337' }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('420337');

      // Browsers fire the timers of a hidden page once a minute.
      await setVisible(page, false);
      for (let minute = 0; minute < 20; minute += 1) {
        advanceBy(server.world, MINUTE_MS);
        await context.clock.fastForward(MINUTE_MS);
        await waitForIdle(page);
      }
      const ends = server.world.db.numbers.all().filter(({ id }) => id !== oldest?.id);
      expect(ends.map(({ status }) => status)).toEqual(Array<string>(25).fill('cancelled'));
    });
  });
