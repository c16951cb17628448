import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { Pagination, type PaginationProps } from './pagination';

const base: PaginationProps = {
  page: 2,
  totalPages: 3,
  text: 'Page 2 of 3 (53 total)',
  onPage: fn(),
};

const states = {
  InTheMiddle: {},
  FirstPage: { page: 1, text: 'Page 1 of 3 (53 total)' },
  LastPage: { page: 3, text: 'Page 3 of 3 (53 total)' },
  Numbered: { numbered: true, text: 'Showing 21 to 40 of 53' },
  ManyPages: { page: 12, totalPages: 40, numbered: true, text: 'Showing 221 to 240 of 800' },
} satisfies Record<string, Partial<PaginationProps>>;

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: base,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const Numbered: Story = {
  args: states.Numbered,
  globals: { viewport: { value: 'phone' } },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
