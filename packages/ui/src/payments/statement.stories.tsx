import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inGrid } from '../story-kit';
import { Statement, type StatementProps } from './statement';
import { statementMonths, statementRows as rows, statementSample as base } from './statement.samples';

const whole = {
  rows,
  opening: '$0.0000',
  isOpeningBelowZero: false,
  before: 'the first record',
  hasEarlier: false,
  months: statementMonths,
  month: 'all',
  isStale: false,
};

const purchase = { kind: 'purchase', about: 'WhatsApp · Canada', balance: '−$3.0000' } as const;

const states = {
  Part: {},
  Complete: { account: whole },
  RowNotIncluded: {
    account: {
      ...whole,
      rows: [
        {
          id: 'a',
          kind: 'deposit',
          about: '₦1,500.00',
          when: { day: 'Today', shortDay: 'Today' },
          amount: '+$5.0000',
          balance: '$2.0000',
        },
        { ...purchase, id: 'b', when: { day: 'Today', shortDay: 'Today' }, discrepancy: 'no-amount' },
        {
          ...purchase,
          id: 'c',
          when: { day: 'Yesterday', shortDay: 'Yesterday' },
          amount: '−$4.0000',
          discrepancy: 'below-zero',
        },
      ],
      opening: '-$3.0000',
      isOpeningBelowZero: true,
    },
  },
  OneMonth: { account: { ...whole, opening: '$11.5720', before: 'March 2026', month: '2026-03' } },
  Old: { account: { ...whole, isStale: true } },
  Reading: { account: undefined, busy: true },
  Failed: { account: undefined, error: 'Failed to fetch your account statement' },
  Empty: { account: { ...whole, rows: [] } },
} satisfies Record<string, Partial<StatementProps>>;

const meta = {
  title: 'Payments/Statement',
  component: Statement,
  args: base,
} satisfies Meta<typeof Statement>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was there before has one figure, beside its name on a phone too. */
export const Playground: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Before /).getBoundingClientRect();
    await expect(canvas.getByText('$11.5720').getBoundingClientRect().top).toBeLessThan(name.bottom);
  },
};
export const AllStates: Story = { render: inGrid(states) };
