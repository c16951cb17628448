import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

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

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Before Mar 3, 2026, 8:59 AM')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'What',
      'Date',
      'Amount',
      'Balance',
    ]);
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
    ]);
    const [, newest] = canvas.getAllByRole('row');
    await expect(newest).toHaveTextContent('Purchase WhatsApp · CanadaToday, 2:10 PM');
    await expect(canvas.getByRole('row', { name: /Refund Telegram/ })).toHaveTextContent('+$0.3000$12.5490');
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(args.onEarlier).toHaveBeenCalledOnce();
  },
};
/** The opening balance is the one before the month. */
export const OneMonth: Story = {
  args: states.OneMonth,
};
export const Old: Story = {
  args: states.Old,
};
export const AllStates: Story = { render: inGrid(states) };
