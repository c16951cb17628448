import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { inGrid } from '../story-kit';
import { DepositFilters, type DepositFiltersProps } from './deposit-filters';

const base: DepositFiltersProps = {
  values: { status: '', startDate: '', endDate: '' },
  statuses: [
    { value: '', label: 'All' },
    { value: 'PENDING_UNSETTLED', label: 'Pending' },
    { value: 'PAID_SETTLED', label: 'Completed' },
    { value: 'FAILED', label: 'Failed' },
    { value: 'CANCELLED', label: 'Cancelled' },
  ],
  onChange: fn(),
};

const states = {
  NoFilter: {},
  Filtered: { values: { status: 'PAID_SETTLED', startDate: '2026-02-01', endDate: '2026-02-28' } },
  EndBeforeStart: { values: { status: '', startDate: '2026-02-28', endDate: '2026-02-01' } },
} satisfies Record<string, Partial<DepositFiltersProps>>;

const meta = {
  title: 'Payments/DepositFilters',
  component: DepositFilters,
  args: base,
} satisfies Meta<typeof DepositFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A year that is still being typed asks for nothing. */
export const YearBeingTyped: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas }) => {
    const start = canvas.getByLabelText('Start Date');
    for (const value of ['0002-02-01', '0020-02-01', '0202-02-01'])
      await fireEvent.change(start, { target: { value } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(start, { target: { value: '2026-02-01' } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ startDate: '2026-02-01' });
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
