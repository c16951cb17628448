import type { Meta, StoryObj } from '@storybook/react-vite';

import { StateGrid } from '../../../story-kit';
import { RefundNote, type RefundNoteProps } from './refund-note';
import { componentDocs } from './refund-note.docs';

const states = {
  NotYet: { children: 'Refund possible in 1:12' },
  Possible: { children: 'Full refund for another 15:59' },
} satisfies Record<string, RefundNoteProps>;

const meta = {
  title: 'Parts/Numbers/RefundNote',
  component: RefundNote,
  tags: ['autodocs'],
  parameters: { componentDocs },
  args: states.NotYet,
} satisfies Meta<typeof RefundNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['interaction'] };
export const NotYet: Story = { tags: ['state'], args: states.NotYet };
export const Possible: Story = { tags: ['state'], args: states.Possible };
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid states={states} render={(args) => <RefundNote {...args} />} />,
};
