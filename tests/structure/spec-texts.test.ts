import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Every text that the specification quotes, by its section; `{…}` is a placeholder. */
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
    'Error loading dashboard: {error}',
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
    'Try Again',
    'Price Information Unavailable',
  ],
  '2 Active Numbers': [
    'Active Numbers',
    'Waiting for SMS',
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
    'Showing {x} to {y} of {total}',
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
    'Add Funds',
    'Real-time Payment Monitoring',
    'Make Your First Deposit',
  ],
  '2 Settings': ['Save API Key', 'SMS Received', 'Low Balance'],
  '4': [
    'Waiting for SMS',
    'SMS Received',
    'Completed',
    'Cancelled',
    'Expired',
    // 'N minutes', in words that fit the time that is left.
    'Cancel option available in {time}',
    'Payment cancelled. You can create a new payment.',
  ],
  '5 Deposit amount': [
    'Amount must be a positive number',
    'Minimum deposit amount is {n}',
    'Maximum deposit amount is {n}',
  ],
  '5 Login': [
    'Username or email is required',
    'Password is required',
    'Password must be at least {n} characters',
  ],
  '5 Registration': [
    'Required',
    'Letters only',
    '3-30 chars',
    'Invalid format',
    'Invalid email',
    '7-15 digits',
    'Min 6 chars',
    'Letter + number',
    'No match',
  ],
  '5 Purchase': [
    'Please select a service and country',
    'Price {price} exceeds your maximum of {max}',
    'Insufficient balance. Please top up your account.',
  ],
  '7 Interceptor behaviour': ['Request failed with status {code}'],
  '8 Login': [
    'Account not found with this username or email',
    'Incorrect password provided',
    'Account is inactive. Contact support.',
    'Too many attempts. Try again later.',
    'Two-factor authentication required',
    'Login failed',
    'Account is inactive. Please contact support.',
    'Too many login attempts. Please try again later.',
    'Login failed. Please try again.',
  ],
  '8 Registration': [
    'Username already taken. Please choose another.',
    'Email address already registered.',
    'Please check your input and try again',
    'Server error occurred. Please try again.',
    'Registration failed',
    'Account already exists',
    'Username taken',
    'Email already registered',
    'Registration failed. Please try again.',
  ],
  '8 Transport': [
    'Rate limited. Wait {retryAfter}',
    'Rate limited. Wait and try again later',
    'Server is starting up, please wait...',
  ],
  '8 Payments': [
    'Payment session expired. Please create a new payment.',
    'Payment was never completed. Creating a new payment...',
    'Payment verification failed. Please try again or contact support.',
    'Failed to get current exchange rate',
    'Failed to load payment history',
    'Payment link is not available for this transaction',
    'Failed to process payment result',
    'Payment is still processing. Please check back in a few minutes.',
    'No payment link received from server',
    'Failed to create payment session. Please try again.',
    'Unable to calculate USD equivalent',
    'Redirected to payment gateway! Complete your payment to add funds.',
    'Failed to fetch balance',
    'Failed to fetch transactions',
    'Failed to create deposit',
    'Payment verification failed',
    'Failed to cancel payment',
  ],
  '8 Numbers': [
    'Number cancelled and fully refunded!',
    'Failed to cancel number',
    'Number marked as complete!',
    'Failed to complete number',
  ],
  '8 Purchase': [
    'Our provider is getting the best number for you. Please try again in:',
    'Provider rate limit reached. Please wait before refreshing prices.',
    'No numbers available for {operator} operator. Try "Any Operator" option.',
    'Try "Any Operator" instead',
    'No numbers currently available for this service/country combination.',
    'Insufficient balance. Please top up your account.',
    'Invalid service selected. Please try again.',
    'Failed to purchase number. Please try again.',
  ],
  '8 Catalogue defaults': [
    'Failed to fetch services',
    'Failed to fetch countries',
    'Failed to fetch prices',
    'Failed to fetch availability',
    'Failed to fetch restrictions',
    'Unknown error occurred',
  ],
  '8 Websocket': [
    'Authentication failed',
    'Connection timeout',
    'Connection lost unexpectedly',
    'Failed to reconnect after maximum attempts',
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
