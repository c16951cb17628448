import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../story-kit';
import { Disclosure, type DisclosureProps } from './disclosure';

const base = { summary: 'Details', children: <p className="text-sm">Activation ID 3141592653</p> };

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: base,
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = { Collapsed: {}, Open: { defaultOpen: true } } satisfies Record<
  string,
  Partial<DisclosureProps>
>;

export const AllStates: Story = { render: inGrid(states) };
