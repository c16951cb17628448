import { expect } from '@playwright/test';
import { test } from '../support/fixtures';

test.use({ scenario: 'waiting-cancellable', signedIn: true });

test('a browser that refuses channels and workers: the tab is alone, and works', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
  });
  await page.goto('/active-numbers');
  await expect(page.getByRole('article').first()).toContainText('Waiting for SMS');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
});
