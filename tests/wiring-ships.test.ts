import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What connects units, as a function or as a method of a store. */
const WIRING_FUNCTIONS = ['sample', 'createPoller', 'createTicker'];
const WIRING_METHOD = 'on';

const isWiring = ({ expression }: ts.CallExpression): boolean =>
  (ts.isIdentifier(expression) && WIRING_FUNCTIONS.includes(expression.text)) ||
  (ts.isPropertyAccessExpression(expression) && expression.name.text === WIRING_METHOD);

/** Whether units are connected when a module is loaded, not only when a function of it is called. */
const hasWiring = (node: ts.Node): boolean => {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isCallExpression(node) && isWiring(node)) return true;
  return ts.forEachChild(node, (child) => hasWiring(child) || undefined) ?? false;
};

const connecting = readdirSync('packages/domain/src', { recursive: true, encoding: 'utf8' })
  .map((path) => `packages/domain/src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.ts$/.test(path) && !/\.(test|fixture)\.ts$|\/testing\//.test(path))
  .filter((path) =>
    hasWiring(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)),
  );

/** The chunk each module ships in; written by `npm run build` (apps/dashboard/vite/list-modules.ts). */
const shipped = JSON.parse(readFileSync('apps/dashboard/dist-unpublished/modules.json', 'utf8')) as Record<
  string,
  string
>;

/** Chunks that are loaded before a signed-in user can do or be told anything. */
const ALWAYS_THERE = ['index', 'workspace', 'visitor'];

/**
 * Models that are loaded with a screen, so that they miss every event before it is opened: they may only act on what
 * is done on that screen. Nothing listed here may wait for a message, a reload or another screen.
 */
const WITH_THEIR_SCREEN = [
  'active-numbers/actions.ts',
  'active-numbers/cards.ts',
  'active-numbers/copy-as.ts',
  'active-numbers/full-message.ts',
  'active-numbers/guide.ts',
  'active-numbers/held.ts',
  'active-numbers/server-now.ts',
  'active-numbers/try-another.ts',
  'add-funds/form.ts',
  'add-funds/outcome.ts',
  'add-funds/quote.ts',
  'add-funds/submit.ts',
  'add-funds/top-up.ts',
  'arrival/permission.ts',
  'arrival/send-test.ts',
  'catalogue/availability.ts',
  'catalogue/country-list.ts',
  'catalogue/country-offers.ts',
  'charts/recent-spending.ts',
  'checkout/checkout.ts',
  'checkout/watch.ts',
  'deposits/cancel.ts',
  'deposits/view.ts',
  'history/export.ts',
  'history/list.ts',
  'history/order.ts',
  'history/query.ts',
  'history/retry.ts',
  'history/view.ts',
  'history/whole-file.ts',
  'purchase/link.ts',
  'purchase/purchase-click.ts',
  'purchase/recent.ts',
  'purchase/twin-view.ts',
  'purchase/view.ts',
  'purchase/wizard-buttons.ts',
  'registration/model.ts',
  'restrictions/model.ts',
  'session/login-form.ts',
  'statement/statement.ts',
  'subscriptions/list.ts',
  'subscriptions/order.ts',
].map((path) => `packages/domain/src/features/${path}`);

/** Models that are loaded when they are needed, and are told then what they have missed. */
const WHEN_NEEDED = [
  'packages/domain/src/features/numbers/list/inactive-numbers.ts',
  'packages/domain/src/features/numbers/actions/undo-window.ts',
  'packages/domain/src/features/notifications/incoming-code/refund-alert.ts',
  'packages/domain/src/features/notifications/away-summary/away-summary.ts',
  'packages/domain/src/features/account/stored-data/stored-data.ts',
  'packages/domain/src/features/platform/offline.ts',
  'packages/domain/src/features/purchase/batch/batch.ts',
  'packages/domain/src/features/purchase/recovery/alternatives.ts',
  'packages/domain/src/features/purchase/recovery/stock-alert.ts',
  'packages/domain/src/features/purchase/recovery/purchase-timeline.ts',
  'packages/domain/src/features/purchase/extras/price-alerts.ts',
  'packages/domain/src/features/purchase/extras/success-rates.ts',
];

// The packages are marked as free of side effects: the bundler drops a module from which no name is imported.
describe('a module of the domain that connects units', () => {
  it('is found more than fifty times', () => {
    expect(connecting.length).toBeGreaterThan(50);
  });

  it('is in the production build', () => {
    expect(connecting.filter((path) => !(path in shipped))).toEqual([]);
  });

  it('is there from the start, acts on its own screen alone, or is started when it is needed', () => {
    const late = connecting.filter((path) => path in shipped && !ALWAYS_THERE.includes(shipped[path] ?? ''));
    expect(late.sort()).toEqual([...WITH_THEIR_SCREEN, ...WHEN_NEEDED].sort());
  });
});
