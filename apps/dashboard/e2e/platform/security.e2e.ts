import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { signIn, visit } from '../support/page-helpers';

/** Target of an attacker's redirect. */
const ELSEWHERE = 'https://evil.example/';

test.use({ scenario: 'waiting-cancellable' });

test('open redirects: no address leads away after sign-in, from a payment or by a path', async ({
  page,
  context,
  server,
}) => {
  const away: string[] = [];
  const note = (address: string) => new URL(address).origin !== server.origin && away.push(address);
  context.on('request', (request) => note(request.url()));
  page.on('framenavigated', (frame) => note(frame.url()));

  const names = ['redirect', 'redirect_uri', 'returnUrl', 'return_to', 'next', 'from', 'url', 'continue'];
  const targets = [ELSEWHERE, '//evil.example', '/\\evil.example', 'javascript:document.title="ran"'];
  const query = names
    .flatMap((name) => targets.map((target) => `${name}=${encodeURIComponent(target)}`))
    .join('&');
  await page.goto(`/login?${query}#${ELSEWHERE}`);
  await signIn(page);
  await expect(page).toHaveURL(`${server.origin}/`);

  // A forged payment is looked up by its reference, which must not reach another call.
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(`/transactions?tx_ref=..%2F..%2Fnumbers%2F1%2Fcancel&status=successful&${query}`);
  await expect(page.getByText('Failed to process payment result').first()).toBeVisible();
  expect(calls.filter((path) => /cancel|status/.test(path))).toEqual([]);
  expect(page.url()).not.toContain('tx_ref');

  // The router reads an address alike at a start and later.
  await page.goto(`${server.origin}//evil.example/history`);
  for (const path of [
    '/.//evil.example/history',
    '/%2F%2Fevil.example/history',
    '/%5Cevil.example/history',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(`${server.origin}/`);
  }
  expect(away).toEqual([]);
  expect(await page.title()).not.toBe('ran');
});
