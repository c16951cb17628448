import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { Pagination, type PaginationProps } from './pagination';

const base: PaginationProps = {
  page: 2,
  totalPages: 3,
  onPage: fn(),
};

const states = {
  InTheMiddle: {},
  FirstPage: { page: 1 },
  LastPage: { page: 3 },
  Numbered: { numbered: true },
  ManyPages: { page: 12, totalPages: 40, numbered: true },
} satisfies Record<string, Partial<PaginationProps>>;

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: base,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
