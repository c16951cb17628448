import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { OTHER_HOST, serveOnOtherHost } from '../support/other-host';
import { buyWhatsApp, signIn } from '../support/page-helpers';

// The main journey on the origin of the API: page-translator.e2e.ts.
test('API on another origin: a session, live updates and a purchase work', async ({
  page,
  context,
  server,
}, info) => {
  await serveOnOtherHost(context, info.outputPath('build'), server.origin);
  await page.goto(`${OTHER_HOST}/buy-number`);
  await signIn(page);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await buyWhatsApp(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(server.world.db.numbers).toHaveLength(1);
});
