import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { framed, inGrid, longServiceName } from '../../../story-kit';
import { countries, services } from './charts.samples';
import { SuccessChart, type SuccessChartProps } from './success-chart';

const states = {
  ByService: services,
  ByCountry: countries,
  Empty: { ...services, entries: [], coverage: 'No purchases yet' },
} satisfies Record<string, SuccessChartProps>;

const meta = {
  title: 'Parts/Charts/SuccessChart',
  component: SuccessChart,
  args: states.ByService,
} satisfies Meta<typeof SuccessChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Each rate shows its sample size. */
export const ByService: Story = {
  tags: ['state'],
  args: states.ByService,
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'Success by service' });
    const canvas = within(figure);
    await expect(canvas.getByText('7 of 9')).toBeVisible();
    await expect(canvas.getByText('1 waiting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('Total14242');
  },
};
export const ByCountry: Story = {
  tags: ['state'],
  args: states.ByCountry,
  play: ({ canvas }) => expect(canvas.getByRole('figure', { name: 'Success by country' })).toBeVisible(),
};
export const Empty: Story = { tags: ['state'], args: states.Empty };
export const LongNameInANarrowPlace: Story = {
  tags: ['edge'],
  args: {
    ...services,
    entries: [{ name: longServiceName, code: 'zz', received: 120, finished: 250, waiting: 0 }],
  },
  decorators: [framed(256)],
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
