import { expect, type Page } from '@playwright/test';
import { REPORTS_MAX } from '@sms/domain/limits/tuning';
import { copyBuild } from '../support/other-host';
import { test as standAlone } from '../support/fixtures';

/** Delay of the code that is loaded on idle: src/app/app.tsx. */
const IDLE_AFTER_MS = 10_000;

/** User data that must not leave: a code, a number, an amount, a token, a text. */
const SECRETS = ['482913', '2348012345678', '12.3456', 'token-of-demo', 'Your WhatsApp code'];
const SECRET = SECRETS.join(' ');

/** The production build, with a reporting endpoint. */
const test = standAlone.extend({
  build: async ({ build }, use, info) => {
    const copy = info.outputPath('build');
    copyBuild(build, copy, { reports: '/reports' });
    await use(copy);
  },
});

test.use({ scenario: 'busy-account', signedIn: true });

interface Report {
  readonly kind: string;
  readonly what: string;
  readonly where?: readonly string[];
  readonly page: string;
}

/** The reports that a page has sent, as text. */
const recordReports = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reports')) sent.push(request.postData() ?? '');
  });
  return sent;
};

/** Triggers every kind of error. */
const failAtOnce = (page: Page) =>
  page.evaluate((secret) => {
    queueMicrotask(() => {
      throw new RangeError(secret);
    });
    void Promise.reject(new Error(secret));
    void Promise.reject(new Error(secret));
    document.body.append(Object.assign(new Image(), { src: `https://elsewhere.test/?${secret}` }));
  }, SECRET);

/** Makes every screen throw while rendering. */
const breakDrawing = (link: Element): void => {
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
    configurable: true,
    get: () => {
      throw new TypeError('482913');
    },
  });
  // At once: the page may draw an amount by itself.
  if (link instanceof HTMLElement) link.click();
};

test('error reporting: every error is sent once, without user data, also of a page that never starts or crashes before it is idle', async ({
  page,
  context,
}) => {
  const sent = recordReports(page);
  const reports = () => sent.map((text) => JSON.parse(text) as Report);
  const named = () => reports().map(({ kind, what }) => `${kind}: ${what}`);
  const link = (name: string) => page.getByRole('link', { name }).first();
  const heading = page.getByRole('heading', { level: 1 });
  const script = expect.stringMatching(/^\/assets\/[\w-]+\.js$/) as unknown;
  await context.route('**/api/numbers/active*', (route) => route.fulfill({ json: { data: SECRETS } }));
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/settings');
  await expect(page.getByRole('alert')).toContainText("SMS Dashboard couldn't load");
  expect(reports()).toEqual([expect.objectContaining({ kind: 'code', what: 'not loaded', where: [script] })]);

  await context.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(heading).toHaveText('Settings');
  await link('Dashboard').evaluate(breakDrawing);
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible();
  await expect
    .poll(() => reports().find(({ what }) => what === 'TypeError'))
    .toMatchObject({
      kind: 'error',
      where: expect.arrayContaining([expect.stringMatching(/^\/assets\/[\w-]+\.js:\d+:\d+$/)]),
      page: '/',
    });
  await page.evaluate(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { value: String });
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading).toHaveText('Dashboard');

  await failAtOnce(page);
  await expect
    .poll(named)
    .toEqual(
      expect.arrayContaining([
        'answer: GET /numbers/active',
        'error: RangeError',
        'policy: img-src https://elsewhere.test',
        'rejection: Error',
      ]),
    );

  // The largest paint is final after user input; hiding the tab makes the page's metrics final.
  await page.clock.runFor(IDLE_AFTER_MS);
  await heading.click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await page.clock.runFor(1_000);
  await expect.poll(named).toEqual(expect.arrayContaining(['vital: CLS', 'vital: LCP']));

  await context.route('**/assets/*.js', (route) => route.abort());
  await link('History').click();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect.poll(() => reports().at(-1)).toMatchObject({ kind: 'code', where: [script] });

  await failAtOnce(page);
  await expect.poll(() => reports().filter(({ what }) => what === 'RangeError')).toHaveLength(2);
  expect(new Set(sent).size).toBe(sent.length);

  // The number of reports is limited.
  await page.evaluate((most) => {
    for (let n = 0; n < 2 * most; n += 1) {
      void Promise.reject(Object.assign(new Error(), { name: `E${'x'.repeat(n)}` }));
    }
  }, REPORTS_MAX);
  const problems = () => reports().filter(({ kind }) => kind !== 'vital');
  // That of the page that did not start is not counted.
  await expect.poll(() => problems().length).toBe(REPORTS_MAX + 1);
  for (const secret of SECRETS) expect(sent.join('\n')).not.toContain(secret);
});
