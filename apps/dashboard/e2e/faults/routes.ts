import type { Page } from '@playwright/test';
import { faults } from '../../src/testing/fault-injection/faults/call-faults';
import type { Grid } from '../../src/testing/fault-injection/matrix';
import { DASHBOARD, GROUPS, type Screen } from '../support/screens';
import { signIn } from '../support/page-helpers';
import type { Hit } from './faulty-calls';

/** A page under a fault: a row of the table. */
export interface FaultRoute {
  readonly name: string;
  /** Path of the page. */
  readonly path: string;
  readonly hits: Hit;
  /** The user's action on the page, after which calls fail. Default: none, they fail while it opens. */
  readonly act?: (page: Page) => Promise<void>;
  /** The screen that the user expects. */
  readonly expectedScreen: Screen;
}

/** Of the history, its rows by name: an unreadable total is omitted without an error. */
const wantedAt = (screen: Screen): Screen =>
  screen.path === '/history' ? { ...screen, lastly: 'WhatsApp' } : screen;

const pages: readonly FaultRoute[] = GROUPS[1].screens
  .filter(({ choices = [] }) => choices.length === 0)
  .map(wantedAt)
  .map((expectedScreen) => ({
    name: expectedScreen.path,
    path: expectedScreen.path,
    hits: 'after session start',
    expectedScreen,
  }));

/** Every page, and the session start before all of them. */
export const faultRoutes: readonly FaultRoute[] = [
  { name: 'session start', path: '/', hits: 'every call', expectedScreen: DASHBOARD },
  {
    name: '/login',
    path: '/login',
    hits: 'every call',
    act: (page) => signIn(page),
    expectedScreen: DASHBOARD,
  },
  ...pages,
];

/** Every page under every fault. */
export const PAGES: Grid = {
  title: 'Pages',
  rows: faultRoutes.map(({ name }) => name),
  columns: faults.map(({ name }) => name),
};
