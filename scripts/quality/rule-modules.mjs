/**
 * The rules of the domain are pure: every module below `packages/domain/src/rules`, and the modules listed here, which
 * are beside the one feature that uses them. Lint, the check of layers and the mutation tests read this list: add every
 * new rule beside a feature.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOMAIN = 'packages/domain/src/';

/** Rules outside `rules/`, by their path from the repository's root. */
export const RULES_BESIDE_FEATURES = [
  'features/account/statement/running-balance.ts',
  'features/account/statement/statement-csv.ts',
  'features/history/charts/analytics-row.ts',
  'features/history/charts/chart-scale.ts',
  'features/history/charts/daily-spending.ts',
  'features/history/export/history-csv.ts',
  'features/history/export/history-json.ts',
  'features/history/list/match-search.ts',
  'features/history/list/page-cache.ts',
  'features/history/list/sort-history.ts',
  'features/notifications/away-summary/diff-snapshots.ts',
  'features/notifications/incoming-code/newly-refundable.ts',
  'features/numbers/actions/due-completions.ts',
  'features/numbers/actions/replacement-selection.ts',
  'features/numbers/list/late-sms-note.ts',
  'features/payments/add-funds/amount/quick-amounts.ts',
  'features/payments/add-funds/amount/shortfall-deposit.ts',
  'features/payments/deposits/date-range.ts',
  'features/payments/deposits/deposit-steps.ts',
  'features/purchase/batch/batch-reducer.ts',
  'features/purchase/extras/check-price-alerts.ts',
  'features/purchase/extras/sort-restrictions.ts',
  'features/purchase/extras/success-rate.ts',
  'features/purchase/recovery/next-price.ts',
  'features/purchase/recovery/unconfirmed-timeline.ts',
  'features/subscriptions/subscription-order.ts',
  'lib/time/server-clock.ts',
  'storage/descriptions.ts',
  'storage/registry.ts',
  'storage/storage-usage.ts',
].map((path) => DOMAIN + path);

const missing = RULES_BESIDE_FEATURES.filter(
  (path) => !existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))),
);
if (missing.length > 0) {
  throw new Error(`scripts/quality/rule-modules.mjs lists files that do not exist: ${missing.join(', ')}.`);
}
