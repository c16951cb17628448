import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide';
import { expect } from 'storybook/test';

import { inGrid } from '../story-kit';
import { Button } from './buttons/button';
import { Icon } from './icon';
import { PageHeader, type PageHeaderProps } from './page-header';

const meta = {
  title: 'Primitives/PageHeader',
  component: PageHeader,
  args: { title: 'Active Numbers' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const refresh = (
  <Button iconOnPhones icon={<Icon of={RefreshCw} className="size-4" />}>
    Refresh
  </Button>
);

const states = {
  TitleOnly: { title: 'Settings' },
  WithActions: { title: 'Active Numbers', actions: refresh },
  WithSummary: {
    title: 'Purchase History',
    actions: refresh,
    summary: '51 numbers, 27 codes, $13.1558 spent',
  },
} satisfies Record<string, PageHeaderProps>;

/** One row of 48 px: the title, and at the right end the icon of an action. */
export const OnAPhone: Story = {
  args: states.WithActions,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const refreshButton = canvas.getByRole('button', { name: 'Refresh' });
    const { width, height, y } = refreshButton.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    const title = canvas.getByRole('heading', { name: args.title }).getBoundingClientRect();
    await expect(title.y + title.height / 2).toBeCloseTo(y + height / 2, 0);
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
