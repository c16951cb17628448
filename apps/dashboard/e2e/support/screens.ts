import { scenarios, type Scenario } from '@sms/api-mocks';
import { expect, type Page } from '@playwright/test';
import { waitForIdle } from './page-helpers';

/**
 * Saves a picture of a checked screen for people, in reports/screens: `SCREENSHOTS=on npm test -- flows
 * layout`.
 */
export const takeScreenshot = async (page: Page, name: string): Promise<void> => {
  if (process.env['SCREENSHOTS']) await page.screenshot({ path: `reports/screens/${name}.png` });
};

/**
 * Numbers and deposits of every kind, but none that expires during a visit, which would rightly shift the
 * layout. There are no call limits, since the tests open and press everything.
 */
export const ACCOUNT: Scenario = {
  ...scenarios['busy-account'],
  numbers: scenarios['busy-account'].numbers.filter(
    ({ status, boughtAgoMs }) => status !== 'waiting' || boughtAgoMs < 15 * 60_000,
  ),
  deposits: scenarios['many-deposits'].deposits,
  subscriptions: scenarios.subscriber.subscriptions,
  flags: { callLimits: null },
};

export interface Screen {
  readonly path: string;
  /** Its first-level heading, present once the screen has rendered. */
  readonly heading: string;
  /** The text that appears last, when the screen's data has arrived. */
  readonly lastly?: string | RegExp;
  /** For the wizard only: names of the choices that lead to the step to visit. */
  readonly choices?: readonly string[];
}

const PUBLIC: readonly Screen[] = [
  { path: '/login', heading: 'Welcome back' },
  { path: '/register', heading: 'Create account' },
  { path: '/terms', heading: 'Terms' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/nowhere', heading: 'Page not found' },
];

/** The first screen of a session. */
export const DASHBOARD: Screen = { path: '/', heading: 'Dashboard', lastly: /^\d+\.\d%$/ };

const SIGNED_IN: readonly Screen[] = [
  DASHBOARD,
  ...[0, 1, 2, 3].map((count) => ({
    path: '/buy-number',
    heading: 'Buy SMS Number',
    choices: ['Canada', 'WhatsApp', 'Any Operator (Recommended)'].slice(0, count),
  })),
  { path: '/active-numbers', heading: 'Active Numbers', lastly: 'Total Active' },
  { path: '/history', heading: 'Purchase History', lastly: /^Showing 1 to 20/ },
  { path: '/transactions', heading: 'Transactions', lastly: /^Page 1 of 3/ },
  { path: '/settings', heading: 'Settings' },
  { path: '/subscriptions', heading: 'Subscriptions', lastly: /^WhatsApp · / },
];

export const GROUPS = [
  { who: 'a guest', signedIn: false, screens: PUBLIC },
  { who: 'a customer', signedIn: true, screens: SIGNED_IN },
] as const;

const stepOf = (page: Page): Promise<number> =>
  page
    .getByRole('list', { name: 'Purchase steps' })
    .getByRole('listitem')
    .evaluateAll((steps) => steps.findIndex((step) => step.ariaCurrent === 'step'));

/** Goes through the wizard to the step to visit, from whichever step it shows. */
const goToStep = async (page: Page, { choices }: Screen): Promise<void> => {
  if (choices === undefined) return;
  for (;;) {
    const step = await stepOf(page);
    if (step === choices.length) return;
    const name = choices[step] ?? 'Back';
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => stepOf(page)).not.toBe(step);
  }
};

/** Waits until a screen has all its data, and shows the step to visit. */
export const waitForScreen = async (page: Page, screen: Screen, signedIn: boolean): Promise<void> => {
  if (signedIn) await expect(page.getByRole('banner')).toContainText('$');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(screen.heading);
  await goToStep(page, screen);
  if (screen.lastly !== undefined) await expect(page.getByText(screen.lastly).first()).toBeVisible();
  await waitForIdle(page);
};

/** Opens a screen and waits until it has all its data. */
export const openScreen = async (page: Page, screen: Screen, signedIn: boolean): Promise<void> => {
  await page.goto(screen.path);
  if (screen.choices !== undefined) await expect(page.getByText('Canada', { exact: true })).toBeVisible();
  await waitForScreen(page, screen, signedIn);
};

/**
 * The same for screens in their order: from one step of the wizard to the next the page is not loaded again.
 */
export const continueToScreen = async (page: Page, screen: Screen, signedIn: boolean): Promise<void> => {
  if (screen.choices?.length) await waitForScreen(page, screen, signedIn);
  else await openScreen(page, screen, signedIn);
};

/** Name of a screen, for steps and screenshots. */
export const screenName = ({ path, choices = [] }: Screen): string =>
  [path.slice(1) || 'dashboard', ...choices.slice(-1)].join('-');
