import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { OTHER_HOST, serveOnOtherHost } from '../support/other-host';
import { waitForIdle } from '../support/page-helpers';

test('framed by another site: makes no request, also on a host without headers', async ({
  page,
  context,
  server,
}, info) => {
  await serveOnOtherHost(context, info.outputPath('build'), server.origin);
  const calls: string[] = [];
  context.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.setContent(`<iframe src="${OTHER_HOST}/transactions" width="100%" height="600"></iframe>`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('alert')).toContainText("SMS Dashboard can't open inside another page.");
  await page.setViewportSize({ width: 390, height: 844 });
  await waitForIdle(page);
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await expect(frame.getByRole('main')).toBeHidden();

  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Open SMS Dashboard' }).click();
  expect(new URL((await opened).url()).origin).toBe(OTHER_HOST);
});
