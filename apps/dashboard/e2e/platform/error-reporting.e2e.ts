import { expect, type Page } from '@playwright/test';
import { REPORTS_MAX } from '@sms/domain/limits';
import { copyBuild } from '../../../../deploy/site.mjs';
import { test as standAlone } from '../support/fixtures';

/** When the last parts come: src/app/app.tsx. */
const IDLE_AFTER_MS = 10_000;

/** What belongs to a user and must not leave: a code, a number, an amount, a token, a text. */
const SECRETS = ['482913', '2348012345678', '12.3456', 'token-of-demo', 'Your WhatsApp code'];
const SECRET = SECRETS.join(' ');

/** The production build, told by its host where reports go. */
const test = standAlone.extend({
  build: async ({ build }, use, info) => {
    const copy = info.outputPath('build');
    copyBuild(build, copy, { VITE_REPORT_URL: '/reports' });
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

/** Fails in every way there is. */
const failAtOnce = (page: Page) =>
  page.evaluate((secret) => {
    queueMicrotask(() => {
      throw new RangeError(secret);
    });
    void Promise.reject(new Error(secret));
    void Promise.reject(new Error(secret));
    document.body.append(Object.assign(new Image(), { src: `https://elsewhere.test/?${secret}` }));
  }, SECRET);

/** Lets every screen fail while it is drawn. */
const breakDrawing = (): void => {
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
    get: () => {
      throw new TypeError('482913');
    },
  });
};

test('operators are told what goes wrong, once each, and nothing of the user', async ({ page, context }) => {
  const sent = recordReports(page);
  const reports = () => sent.map((text) => JSON.parse(text) as Report);
  await context.route('**/api/numbers/active*', (route) => route.fulfill({ json: { data: SECRETS } }));
  await page.goto('/active-numbers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await failAtOnce(page);
  await expect
    .poll(() =>
      reports()
        .map(({ kind, what }) => `${kind}: ${what}`)
        .toSorted(),
    )
    .toEqual(
      expect.arrayContaining([
        'answer: GET /numbers/active',
        'error: RangeError',
        'policy: img-src https://elsewhere.test',
        'rejection: Error',
      ]),
    );

  // The largest paint is the one before the user does something; they turn to another tab: what the page measured is final.
  await page.clock.runFor(IDLE_AFTER_MS);
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await page.clock.runFor(1_000);
  await expect
    .poll(() => reports().map(({ kind, what }) => `${kind}: ${what}`))
    .toEqual(expect.arrayContaining(['vital: CLS', 'vital: LCP']));

  await context.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect
    .poll(() => reports().at(-1))
    .toMatchObject({
      kind: 'code',
      where: [expect.stringMatching(/^\/assets\/[\w-]+\.js$/)],
    });
  await context.unroute('**/assets/*.js');

  await page.evaluate(breakDrawing);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible();
  await expect
    .poll(() => reports().at(-1))
    .toMatchObject({
      kind: 'error',
      what: 'TypeError',
      where: expect.arrayContaining([expect.stringMatching(/^\/assets\/[\w-]+\.js:\d+:\d+$/)]),
      page: '/',
    });

  await failAtOnce(page);
  await expect.poll(() => reports().filter(({ what }) => what === 'RangeError')).toHaveLength(2);
  expect(new Set(sent).size).toBe(sent.length);

  // However much goes wrong, the page does not flood anybody.
  await page.evaluate((most) => {
    for (let n = 0; n < 2 * most; n += 1) {
      void Promise.reject(Object.assign(new Error(), { name: `E${'x'.repeat(n)}` }));
    }
  }, REPORTS_MAX);
  const problems = () => reports().filter(({ kind }) => kind !== 'vital');
  await expect.poll(() => problems().length).toBe(REPORTS_MAX);
  for (const secret of SECRETS) expect(sent.join('\n')).not.toContain(secret);
});

/** Lets a page never come to rest. */
const keepBusy = (idleAfterMs: number): void => {
  const { setTimeout } = window;
  const isTheRest = (args: unknown[]) => args[1] === idleAfterMs;
  Object.assign(window, {
    setTimeout: (...args: Parameters<typeof setTimeout>) => (isTheRest(args) ? 0 : setTimeout(...args)),
  });
};

test('operators are told of a page that never starts, and of one that crashes before it came to rest', async ({
  page,
  context,
}) => {
  const sent = recordReports(page);
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('SMS Dashboard could not be loaded')).toBeVisible();
  expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    expect.objectContaining({
      kind: 'code',
      what: 'not loaded',
      where: [expect.stringMatching(/^\/assets\/[\w-]+\.js$/)],
    }),
  ]);

  await context.unroute(/\/assets\/.*\.js$/);
  await page.addInitScript(keepBusy, IDLE_AFTER_MS);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(breakDrawing);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible();
  await expect.poll(() => sent.at(-1)).toContain('"what":"TypeError"');
});
