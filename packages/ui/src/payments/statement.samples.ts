import { fn } from 'storybook/test';

import type { StatementItem, StatementProps } from './statement';

/** A day and the one before. */
export const statementRows: readonly StatementItem[] = [
  {
    id: 'p2',
    kind: 'purchase',
    about: 'WhatsApp · Canada',
    when: { day: 'Today', shortDay: 'Today', time: '2:10 PM' },
    amount: '−$0.0490',
    balance: '$12.5000',
  },
  {
    id: 'r1',
    kind: 'refund',
    about: 'Telegram · Nigeria',
    when: { day: 'Yesterday', shortDay: 'Yesterday' },
    amount: '+$0.3000',
    balance: '$12.5490',
  },
  {
    id: 'p1',
    kind: 'purchase',
    about: 'Telegram · Nigeria',
    when: { day: 'Yesterday', shortDay: 'Yesterday', time: '9:02 AM' },
    amount: '−$0.3000',
    balance: '$12.2490',
  },
  {
    id: 'd1',
    kind: 'deposit',
    about: '₦1,500.00 · 1 USD = ₦1,535.31',
    when: { day: 'Yesterday', shortDay: 'Yesterday', time: '8:59 AM' },
    amount: '+$0.9770',
    balance: '$12.5490',
  },
];

export const statementMonths = [
  { value: 'all', label: 'All' },
  { value: '2026-03', label: 'March 2026' },
  { value: '2026-02', label: 'February 2026' },
];

/** The newest part of an account. */
export const statementSample: StatementProps = {
  account: {
    rows: statementRows,
    opening: '$11.5720',
    isOpeningBelowZero: false,
    before: 'Mar 3, 2026, 8:59 AM',
    hasEarlier: true,
    months: statementMonths,
    month: 'all',
    isStale: false,
  },
  busy: false,
  onRefresh: fn(),
  onEarlier: fn(),
  onMonthChange: fn(),
  onExport: fn(),
};
