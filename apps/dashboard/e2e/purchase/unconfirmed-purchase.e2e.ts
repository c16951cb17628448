import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { buyWhatsApp } from '../support/page-helpers';

test.use({ scenario: 'no-sms', signedIn: true });

// A kept-alive connection that breaks after the purchase: the browser repeats it.
test('unconfirmed purchase: where the server ignores keys, the duplicate is reported and can be cancelled', async ({
  page,
  server,
  advance,
}) => {
  const { db, flags } = server.world;
  flags.idempotencyKeysIgnored = true;
  flags.faults = [{ operation: 'purchaseNumber', times: 1, corruption: 'connection-lost', carriedOut: true }];
  await page.goto('/buy-number');
  await buyWhatsApp(page);
  const duplicate = page.getByRole('alert').filter({ hasText: 'Two numbers were bought' });
  const cancel = duplicate.getByRole('button', { name: 'Cancel the second one' });
  await expect(cancel).toBeDisabled();
  expect(db.numbers).toHaveLength(2);
  await advance(4 * 60_000);
  await cancel.click();
  await expect(page.getByText('Number cancelled and fully refunded!')).toBeVisible();
  await expect(duplicate).toBeHidden();
  // Both were bought at the same moment: either may count as the second one.
  expect(db.numbers.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'waiting']);
});
