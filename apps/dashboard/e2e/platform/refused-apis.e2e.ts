import { expect } from '@playwright/test';
import { test } from '../support/fixtures';

test.use({ scenario: 'waiting-cancellable', signedIn: true });

test('a browser that refuses channels and workers, and lacks small windows: the tab is alone, and works', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
    for (const owner of [window, Object.getPrototypeOf(window) as object])
      Reflect.deleteProperty(owner, 'documentPictureInPicture');
  });
  await page.goto('/active-numbers');
  await expect(page.getByRole('article').first()).toContainText('Waiting for SMS');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('button', { name: 'Copy for support' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep on top' })).toBeHidden();
});
