import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Frame, sharedDocument, StateGrid } from '../../../story-kit';
import { FirstCode, type FirstCodeProps } from './first-code';
import { componentDocs } from './first-code.docs';

const states = {
  NoFunds: { hasFunds: false },
  Funded: { hasFunds: true },
} satisfies Record<string, FirstCodeProps>;

const meta = {
  title: 'Parts/Dashboard/FirstCode',
  component: FirstCode,
  tags: ['autodocs'],
  parameters: { componentDocs },
  args: states.NoFunds,
} satisfies Meta<typeof FirstCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoFunds: Story = {
  tags: ['state'],
  args: states.NoFunds,
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('region', { name: 'Your first code' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(3);
    await expect(steps.getByRole('link')).toHaveAttribute('href', '/transactions');
  },
};
export const Funded: Story = {
  tags: ['state'],
  args: states.Funded,
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: 'Buy Number' })).toHaveAttribute(
      'href',
      '/buy-number',
    ),
};
export const Narrow: Story = {
  tags: ['edge'],
  args: states.Funded,
  render: (args) => (
    <Frame width={256}>
      <FirstCode {...args} />
    </Frame>
  ),
};
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: sharedDocument,
  render: () => <StateGrid states={states} render={(args) => <FirstCode {...args} />} />,
};
