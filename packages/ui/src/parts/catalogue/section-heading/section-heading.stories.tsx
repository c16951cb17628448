import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../../story-kit';
import { SectionHeading, type SectionHeadingProps } from './section-heading';

const states = {
  Plain: { children: 'Recent' },
} satisfies Record<string, SectionHeadingProps>;

const meta = {
  title: 'Parts/Catalogue/SectionHeading',
  component: SectionHeading,
  args: states.Plain,
  // Uses a third-level heading.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
