import { fileURLToPath } from 'node:url';
import type { ScenarioId } from '@sms/api-mocks';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A page whose first visit is measured, or the one after it. */
export interface PageToMeasure {
  readonly path: string;
  /** How the server's world starts; whoever is signed in there is signed in. */
  readonly scenario: ScenarioId;
  /** CSS selector of what people come to the page for: real data, no place kept for it. */
  readonly content: string;
  /** Whether the browser has been here before. Default: no. */
  readonly again?: boolean;
  /** Folder of the build. */
  readonly dist: string;
}

/** The production build of the dashboard. */
export const DASHBOARD = folder('../../dist');

const guests = {
  scenario: 'first-visit',
  content: 'form button[type="submit"]',
  dist: DASHBOARD,
} as const;
const customers = { scenario: 'busy-account', dist: DASHBOARD } as const;

/** The pages of the dashboard. */
export const PAGES: readonly PageToMeasure[] = [
  { path: '/login', ...guests },
  { path: '/register', ...guests },
  { path: '/', content: 'main li a[href^="/buy-number?"]', ...customers },
  { path: '/', again: true, content: 'main li a[href^="/buy-number?"]', ...customers },
  { path: '/buy-number', content: 'main [role="group"] li button', ...customers },
  { path: '/active-numbers', content: 'main article', ...customers },
  { path: '/history', content: 'main tbody tr', ...customers },
  { path: '/transactions', content: 'main article', ...customers },
  { path: '/settings', content: 'main [role="switch"]', ...customers },
  { path: '/subscriptions', content: 'main article', ...customers, scenario: 'subscriber' },
];

/** The page that all others are compared with. */
export const BASELINE: PageToMeasure = { ...guests, path: '/login', dist: folder('../../dist-baseline') };
