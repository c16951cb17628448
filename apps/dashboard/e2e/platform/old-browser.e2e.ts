import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { signIn } from '../support/page-helpers';

test('a browser that is too old is told so, and what works, and sends nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  // As Chromium 92: without a method that the product uses everywhere.
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This browser is too old for SMS Dashboard.');
  await expect(alert).toContainText('Chrome 111, Edge 111, Firefox 115, Safari 16.4 or iOS 16.4, or later.');
  await expect(page.getByText('Initializing secure connection')).toBeHidden();
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test.describe('the oldest browsers of the build', () => {
  test.use({ scenario: 'waiting-cancellable' });

  test('the oldest browsers of the build, which may refuse channels and workers: sign-in leads back to the page, and the tab works alone', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // What one of them lacks.
      const newer: readonly (readonly [object, readonly string[]])[] = [
        [URL, ['canParse', 'parse']],
        [Object, ['groupBy']],
        [Promise, ['withResolvers', 'try']],
        [Array, ['fromAsync']],
        [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
        [Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, ['map', 'filter', 'toArray']],
        [window, ['documentPictureInPicture']],
        [Object.getPrototypeOf(window) as object, ['documentPictureInPicture']],
      ];
      for (const [owner, names] of newer) names.forEach((name) => Reflect.deleteProperty(owner, name));
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
      Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
    });
    await page.goto('/active-numbers');
    await signIn(page);
    await expect(page).toHaveURL(/\/active-numbers$/);
    await expect(page.getByRole('article').first()).toContainText('Waiting for SMS');
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('button', { name: 'Copy for support' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep on top' })).toBeHidden();
  });
});
