import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What the specification quotes and no unit test does, by its section; `{…}` is a placeholder. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  '2': [
    "The page you're looking for doesn't exist.",
    'Checking session...',
    'Initializing secure connection',
    'Server Connection Failed',
    'Retry Connection',
    'Go to Login',
    'Oops! Something went wrong',
    'Try Again',
    'Go to Dashboard',
    'Connection Issue',
    'Connecting',
    'Connected',
    'SMS Dashboard',
    'Verification Platform',
    'Go Home',
  ],
  '2 App shell': ['{max}+', 'Sign out', 'Signing Out'],
  '2 Dashboard': [
    'Dashboard',
    'View all',
    'Active Numbers',
    "Today's Purchases",
    'Success Rate',
    'Total Numbers',
    'Total Spent',
    'Today Spent',
    'Recent Activity',
    'Quick Actions',
    'Popular Services',
    'No recent activity',
    'Add Funds',
    'View all services',
  ],
  '2 Buy Number': [
    'Step {n} of {steps}',
    'Back',
    'Reset Selection',
    'Refresh',
    'Show all countries',
    'No countries found',
    '{n} available',
    'Unavailable',
    'Any Operator (Recommended)',
    'Maximum Price (Optional)',
    'No limit',
    'Purchase Number',
    'Error Loading Data',
  ],
  '2 Active Numbers': [
    'SMS Received',
    'Cancel & Refund',
    'Mark Complete',
    'No active numbers',
    'Buy Your First Number',
    'Error loading active numbers',
  ],
  '2 History': [
    'Purchase History',
    'Export CSV',
    'View Details',
    'Not received',
    'No history found',
    'No purchases match your current filters',
  ],
  '2 Transactions': [
    'Current Balance',
    'Total Deposited',
    'Pending Amount',
    'Payment History',
    'Verify',
    'Reopen Checkout',
    'Remove',
    'Real-time Payment Monitoring',
    'Make Your First Deposit',
  ],
  '2 Settings': ['Save API Key', 'Low Balance'],
  '4': ['Cancelled'],
  '8 Transport': ['Rate limited. Wait {retryAfter}'],
  '8 Payments': [
    'Failed to get current exchange rate',
    'Failed to load payment history',
    'Payment link is not available for this transaction',
    'Failed to process payment result',
    'Unable to calculate USD equivalent',
    'Failed to fetch balance',
    'Failed to fetch transactions',
    'Failed to create deposit',
  ],
  '8 Purchase': [
    'Our provider is getting the best number for you. Please try again in:',
    'Provider rate limit reached. Please wait before refreshing prices.',
    'Try "Any Operator" instead',
  ],
  '8 Catalogue defaults': [
    'Failed to fetch services',
    'Failed to fetch countries',
    'Failed to fetch prices',
    'Failed to fetch availability',
    'Failed to fetch restrictions',
    'Unknown error occurred',
  ],
};

const sources = ['packages/domain/src', 'packages/ui/src', 'apps/dashboard/src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/testing|story-kit|simulator|\.(test|stories|states|samples|docs)\./.test(file),
  )
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  .replaceAll(/\\(?=['"])/g, '')
  .replaceAll('&quot;', '"')
  .replaceAll(/\s+/g, ' ');

/** A text as it is written in a source: a placeholder is an expression. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(String.raw`\$?\{[^}]+\}`),
  );

it.each(Object.keys(TEXTS))('the texts of section %s are in the sources of the product', (section) => {
  expect(TEXTS[section]?.filter((text) => !patternOf(text).test(sources))).toEqual([]);
});
