import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { inGrid, stateIn } from '../../story-kit';
import { halfLoaded, noDay, oneDay, oneDayInPart, twoWeeks } from './charts.samples';
import { SpendingChart, type SpendingChartProps } from './spending-chart';

const states = {
  TwoWeeks: twoWeeks,
  HalfLoaded: halfLoaded,
  OneDayInPart: oneDayInPart,
  OneDay: oneDay,
  NothingInTheseDays: noDay,
} satisfies Record<string, SpendingChartProps>;

const meta = {
  title: 'History/SpendingChart',
  component: SpendingChart,
  args: states.TwoWeeks,
} satisfies Meta<typeof SpendingChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table has the same days and totals. */
export const TwoWeeks: Story = {
  args: states.TwoWeeks,
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'Spending, last 14 days' });
    const canvas = within(figure);
    const chart = canvas.getByRole('img', { name: 'Spending by day, from Mar 2 to Mar 15' });
    await userEvent.hover(chart.querySelectorAll('[data-day]')[12] as Element);
    await expect(canvas.getByText('$1.5000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(16);
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('Total$6.9000$0.9000');
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  },
};
export const AllStates: Story = {
  render: inGrid(states),
  play: async ({ canvasElement }) => {
    // All days have their place. Those that are loaded are named; the others are not drawn as $0.
    const half = within(stateIn(canvasElement, 'HalfLoaded'));
    await expect(half.getByText('since Mar 9')).toBeVisible();
    await expect(half.getByRole('img', { name: 'Spending by day, from Mar 2 to Mar 15' })).toBeVisible();
    // Of less than two known days there is no chart.
    const part = within(stateIn(canvasElement, 'OneDayInPart'));
    await expect(part.getByText('Too few of these days are loaded for a chart.')).toBeVisible();
    await expect(part.queryByRole('img')).toBeNull();
  },
};
