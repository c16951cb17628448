import { expect, type Page } from '@playwright/test';
import { reachableNumbers } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';

test.use({ scenario: 'busy-account' });

/** Opens a call, sends its example, and returns what the page shows. */
const tryCall = async (page: Page, name: string) => {
  await page.goto(`/docs#${name}`);
  const call = page.locator(`details#${name}`);
  await call.getByRole('button', { name: 'Try it' }).click();
  const status = call.getByRole('status');
  await expect(status).not.toHaveText(/^(Sending…)?$/);
  return status.innerText();
};

test('contract page: calls carry cookies, the access token and the anti-forgery token', async ({
  page,
  server,
}) => {
  expect(await tryCall(page, 'balance')).toContain('TOKEN_MISSING');
  expect(await tryCall(page, 'login')).toMatch(/^200\n/);
  const before = reachableNumbers(server.world).length;
  expect(await tryCall(page, 'purchaseNumber')).toMatch(/^200\n/);
  expect(reachableNumbers(server.world)).toHaveLength(before + 1);
  expect(await tryCall(page, 'refresh')).toMatch(/^200\n/);
  server.world.flags.serverDown = true;
  expect(await tryCall(page, 'balance')).toBe('No response');
});
