import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { openRows, recordCalls, waitForIdle } from '../support/page-helpers';
import { MINUTE_MS } from '@sms/domain/limits/spec';

const received = { country: '187', status: 'received', boughtAgoMs: 6 * MINUTE_MS } as const;

test.use({
  signedIn: true,
  scenario: {
    description: 'Four numbers whose codes have arrived.',
    seed: 93,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [
      { ...received, service: 'wa', code: '111111' },
      { ...received, service: 'tg', code: '222222' },
      { ...received, service: 'ig', code: '333333' },
      { ...received, service: 'ds', code: '444444' },
    ],
  },
});

const cardOf = (page: Page, code: string) => page.getByRole('article').filter({ hasText: code });
const press = (page: Page, code: string, name: 'Mark Complete' | 'Undo') =>
  cardOf(page, code).getByRole('button', { name }).click();

test("'Mark Complete' can be undone for five seconds, and is sent once, also when the user leaves", async ({
  page,
  server,
  advance,
}) => {
  const completions = () =>
    server.world.db.numbers
      .filter(({ status }) => status === 'used')
      .map(({ sms }) => sms?.code)
      .toSorted();
  const calls = recordCalls(page);
  const sent = () => calls.filter((call) => call.endsWith('/complete')).length;
  await page.goto('/active-numbers');
  await page.getByRole('switch', { name: 'Auto-refresh' }).click();

  await cardOf(page, '111111').getByRole('button', { name: 'Details' }).click();
  await expect(cardOf(page, '111111').getByRole('group', { name: 'Message text' })).toContainText('111111');
  await press(page, '111111', 'Mark Complete');
  await press(page, '222222', 'Mark Complete');
  await expect(cardOf(page, '111111')).toContainText('Marked complete');
  await press(page, '111111', 'Undo');
  await expect(cardOf(page, '111111').getByRole('button', { name: 'Mark Complete' })).toBeVisible();
  expect(sent()).toBe(0);
  await waitForIdle(page);
  await advance(5_000);
  await expect(page.getByText('Number marked as complete!')).toBeVisible();
  await expect(cardOf(page, '222222')).toHaveCount(0);
  expect(completions()).toEqual(['222222']);

  await page.setViewportSize({ width: 390, height: 844 });
  await openRows(page);
  await press(page, '333333', 'Mark Complete');
  await page.goto('about:blank');
  await expect.poll(completions).toEqual(['222222', '333333']);

  await page.goto('/active-numbers');
  await openRows(page);
  await press(page, '444444', 'Mark Complete');
  await page.getByRole('button', { name: /demo/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(completions()).toEqual(['222222', '333333', '444444']);
});
