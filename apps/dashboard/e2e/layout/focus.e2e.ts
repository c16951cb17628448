import { scenarios } from '@sms/api-mocks';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { openRows, UNDO_MS, visit, waitForIdle } from '../support/page-helpers';

test.use({
  scenario: { ...scenarios['busy-account'], serviceCount: 2_000 },
  signedIn: true,
  viewport: { width: 390, height: 844 },
});

const focused = (page: Page) => page.locator(':focus');

test('focus: is on the heading of what a retried start shows, and survives a refused cancel, a completed number, the last page and a row scrolled out of view', async ({
  page,
  server,
  advance,
}) => {
  server.world.flags.serverDown = true;
  await page.goto('/active-numbers');
  const retry = page.getByRole('button', { name: 'Retry Connection' });
  await retry.press('Enter');
  await expect(focused(page)).toHaveText('Server Connection Failed');
  server.world.flags.serverDown = false;
  await retry.press('Enter');
  await expect(focused(page)).toHaveText('Active Numbers');
  await openRows(page);
  const refused = { status: 500, text: 'Provider down' };
  server.world.flags.faults = [{ operation: 'cancelNumber', times: 1, corruption: refused }];
  await page.getByRole('button', { name: /^Cancel & Refund Google/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Provider down');
  await expect(focused(page)).toHaveAccessibleName(/^Cancel & Refund Google/);
  const complete = page.getByRole('button', { name: 'Mark Complete' });
  await expect(complete).toHaveCount(2);
  await expect(complete.first()).toHaveAccessibleName(/^Mark Complete Instagram & Threads \+/);
  await complete.first().press('Enter');
  await expect(focused(page)).toHaveAccessibleName(/^Undo Instagram & Threads \+/);
  await waitForIdle(page);
  await advance(UNDO_MS);
  await expect(page.getByRole('article').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(complete).toHaveCount(1);
  await expect(focused(page)).toHaveRole('heading');

  await visit(page, '/history');
  const next = page.getByRole('button', { name: 'Next' });
  const list = page.getByRole('group', { name: 'Purchases' });
  await expect(page.getByRole('button', { name: 'View Details' }).first()).toHaveAccessibleDescription(
    / \+\d/,
  );
  for (const place of [/^Showing 21 to 40/, /^Showing 41 to 51/]) {
    await next.press('Enter');
    await expect(page.getByText(place)).toBeAttached();
    await expect(list).toBeFocused();
    await expect(list.getByRole('listitem').first()).toBeInViewport();
  }
  await expect(next).toBeDisabled();

  await visit(page, '/buy-number');
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  const services = page.getByRole('group', { name: 'Services' });
  const row = services.getByRole('button', { name: /^(?!Favourite)/ }).nth(2);
  await row.focus();
  const name = await row.innerText();
  const position = () => services.evaluate(({ scrollTop }) => scrollTop);
  for (let press = 1; press <= 4; press += 1) {
    const before = await position();
    await page.keyboard.press('PageDown');
    await expect.poll(position).toBeGreaterThan(before + 200);
  }
  await expect(services.getByRole('button', { name, exact: true })).toBeFocused();
});
