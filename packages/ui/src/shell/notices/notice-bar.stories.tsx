import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { NoticeBar, type NoticeBarProps } from './notice-bar';

const states = {
  Notice: { endsIn: '12:30' },
  NoticeWithoutEnd: {},
  LongNotice: {
    message:
      'Maintenance tonight from 22:00 to 22:30 WAT: numbers cannot be bought then. Codes still arrive, and numbers without one are refunded afterwards.',
    endsIn: '1 h 05 min',
  },
  SystemMessage: { label: 'System message', place: 'bottom' },
} satisfies Record<string, Partial<NoticeBarProps>>;

const meta = {
  title: 'Shell/NoticeBar',
  component: NoticeBar,
  args: { label: 'Notice', place: 'top', message: 'Maintenance until 12:15 UTC.', onDismiss: fn() },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: inGrid(states, { render: (args) => <NoticeBar {...meta.args} {...args} /> }),
};
