import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../story-kit';
import { Badge } from '../feedback/badge';
import { DetailsList, type DetailsListProps } from './details-list';

const states = {
  AllKnown: {
    details: [
      { term: 'Reference', value: 'SMS_7_1759314268000_K3X9QZ' },
      { term: 'Status', value: <Badge tone="success">Completed</Badge> },
      { term: 'NGN Amount', value: '₦1,500.00' },
    ],
  },
  UnknownValues: {
    details: [
      { term: 'Reference', value: 'SMS_7_1759314268000_K3X9QZ' },
      { term: 'Paid', value: undefined },
    ],
  },
} satisfies Record<string, DetailsListProps>;

const meta = {
  title: 'Primitives/DetailsList',
  component: DetailsList,
  args: states.AllKnown,
} satisfies Meta<typeof DetailsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
