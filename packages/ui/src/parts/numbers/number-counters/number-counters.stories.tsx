import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Frame } from '../../../story-kit';
import { NumberCounters } from './number-counters';
import { componentDocs } from './number-counters.docs';

const meta = {
  title: 'Parts/Numbers/NumberCounters',
  component: NumberCounters,
  tags: ['autodocs'],
  parameters: { componentDocs },
  args: { waiting: 3, received: 2 },
} satisfies Meta<typeof NumberCounters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['state'],
  play: async ({ canvasElement }) => {
    const labels = within(canvasElement).getAllByRole('term');
    await expect(labels.map(({ textContent }) => textContent.trim())).toEqual([
      'Waiting for SMS',
      'SMS Received',
      'Total Active',
    ]);
    await expect(labels[2]?.parentElement).toHaveTextContent('5');
  },
};
/** One line, beside the switch of the page. */
export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <Frame width={210}>
      <NumberCounters {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    const [first, ...others] = within(canvasElement).getAllByRole('term');
    const { top } = (first as HTMLElement).getBoundingClientRect();
    for (const other of others) await expect(other.getBoundingClientRect().top).toBe(top);
  },
};
