import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { launchOptions } from './scripts/ci/browser.mjs';
const server = await preview({ root: 'apps/dashboard', mode: 'demo', preview: { port: 4293 } });
const origin = server.resolvedUrls.local[0].replace(/\/$/, '');
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
const cdp = await page.context().newCDPSession(page);
await cdp.send('Emulation.setSafeAreaInsetsOverride', {
  insets: { top: 47, topMax: 47, bottom: 34, bottomMax: 34 },
});
await page.route(/transactions/, async (route) => {
  const r = await route.fetch();
  let b = await r.text();
  b = b.replace(
    /(<script[^>]*id="?site"?[^>]*>)[^<]*/,
    '$1' + JSON.stringify({ notice: { text: 'Maintenance tonight from 22:00.' } }),
  );
  await route.fulfill({ response: r, body: b });
});
await page.goto(origin + '/transactions?scenario=busy-account');
await page
  .getByRole('heading', { level: 1 })
  .waitFor({ timeout: 15000 })
  .catch((e) => console.log(String(e).slice(0, 100)));
await page.waitForTimeout(3000);
console.log(
  await page.evaluate(() => {
    const r = (s) => {
      const e = document.querySelector(s);
      return e && JSON.stringify(e.getBoundingClientRect());
    };
    return [r('[data-place]'), r('header'), document.querySelector('[data-place]')?.parentElement?.id].join(
      '\n',
    );
  }),
);
await page.screenshot({ path: `/tmp/shots-site-after/notch-${process.argv[2]}.png` });
await browser.close();
await server.close();
