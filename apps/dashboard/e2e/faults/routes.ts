import type { Page } from '@playwright/test';
import { faults } from '../../src/testing/fault-injection/faults/call-faults';
import type { Grid } from '../../src/testing/fault-injection/matrix';
import { DASHBOARD, GROUPS, type Screen } from '../support/screens';
import { signIn } from '../support/page-helpers';
import type { Hit } from './faulty-calls';

/** Where a user meets a fault: a row of the table. */
export interface FaultRoute {
  readonly name: string;
  /** The page that is opened. */
  readonly path: string;
  readonly hits: Hit;
  /** What the user does on the page, from when on calls fail. Default: nothing, they fail while it opens. */
  readonly act?: (page: Page) => Promise<void>;
  /** What the user wants to see. */
  readonly wanted: Screen;
}

/** Of the history, its rows by name: a total that cannot be read is left out, and no reason to complain. */
const wantedAt = (screen: Screen): Screen =>
  screen.path === '/history' ? { ...screen, lastly: 'WhatsApp' } : screen;

const pages: readonly FaultRoute[] = GROUPS[1].screens
  .filter(({ choices = [] }) => choices.length === 0)
  .map(wantedAt)
  .map((wanted) => ({ name: wanted.path, path: wanted.path, hits: 'after the opening', wanted }));

/** Every page of the product, and the opening of the session that all of them begin with. */
export const faultRoutes: readonly FaultRoute[] = [
  { name: 'the opening', path: '/', hits: 'every call', wanted: DASHBOARD },
  { name: '/login', path: '/login', hits: 'every call', act: (page) => signIn(page), wanted: DASHBOARD },
  ...pages,
];

/** Every page under every fault. */
export const PAGES: Grid = {
  title: 'Pages',
  rows: faultRoutes.map(({ name }) => name),
  columns: faults.map(({ name }) => name),
};
