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
}

const PUBLIC: readonly [Screen, ...Screen[]] = [
  { path: '/login', heading: 'Welcome back' },
  { path: '/register', heading: 'Create account' },
  { path: '/terms', heading: 'Terms' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/nowhere', heading: 'Page not found' },
];

const SIGNED_IN: readonly [Screen, ...Screen[]] = [
  { path: '/', heading: 'Dashboard', lastly: /^\d+\.\d%$/ },
  ...[
    // First, while none of its data is there.
    ['?country=36&service=wa&operator=', 'Purchase Number'],
    ['', 'Canada'],
    ['?country=36', 'WhatsApp'],
    ['?country=36&service=wa', 'Any Operator (Recommended)'],
  ].map(([choices = '', lastly = '']) => ({
    path: `/buy-number${choices}`,
    heading: 'Buy SMS Number',
    lastly,
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

/** Waits until a screen has all its data. */
export const waitForScreen = async (page: Page, screen: Screen, signedIn: boolean): Promise<void> => {
  if (signedIn) await expect(page.getByRole('banner')).toContainText('$');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(screen.heading);
  if (screen.lastly !== undefined) await expect(page.getByText(screen.lastly).first()).toBeVisible();
  await waitForIdle(page);
};

/** Opens a screen and waits until it has all its data. */
export const openScreen = async (page: Page, screen: Screen, signedIn: boolean): Promise<void> => {
  await page.goto(screen.path);
  await waitForScreen(page, screen, signedIn);
};

/** Name of a screen, for steps and screenshots. */
export const screenName = ({ path }: Screen): string => path.match(/\w+/g)?.join('-') ?? 'dashboard';
