import { fileURLToPath } from 'node:url';
import type { ScenarioId } from '@sms/api-mocks';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A page to measure, on its first visit or the next one. */
export interface PageToMeasure {
  readonly path: string;
  /** Initial scenario of the server's world, including its session. */
  readonly scenario: ScenarioId;
  /** CSS selector of the page's main content: real data, not a placeholder. */
  readonly content: string;
  /** True for a repeat visit. Default: no. */
  readonly again?: boolean;
  /** Folder of the build. */
  readonly dist: string;
}

export const DASHBOARD = folder('../../dist');

const guests = {
  scenario: 'first-visit',
  content: 'form button[type="submit"]',
  dist: DASHBOARD,
} as const;
const customers = { scenario: 'busy-account', dist: DASHBOARD } as const;

export const PAGES: readonly PageToMeasure[] = [
  { path: '/login', ...guests },
  { path: '/register', ...guests },
  { path: '/', content: 'main li a[href^="/buy-number?"]', ...customers },
  { path: '/', again: true, content: 'main li a[href^="/buy-number?"]', ...customers },
  { path: '/buy-number', content: 'main [role="group"] li button', ...customers },
  { path: '/active-numbers', content: 'main article', ...customers },
  { path: '/history', content: 'main tbody tr', ...customers },
  { path: '/transactions', content: 'main tbody tr', ...customers },
  { path: '/settings', content: 'main [role="switch"]', ...customers },
  { path: '/subscriptions', content: 'main article', ...customers, scenario: 'subscriber' },
];

export const BASELINE: PageToMeasure = { ...guests, path: '/login', dist: folder('../../dist-baseline') };
