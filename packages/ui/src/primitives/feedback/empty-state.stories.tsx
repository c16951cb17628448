import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX, Smartphone } from 'lucide';

import { inGrid } from '../../story-kit';
import { LinkButton } from '../buttons/link-button';
import { EmptyState, type EmptyStateProps } from './empty-state';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No countries found' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  TitleOnly: { title: 'No countries found' },
  WithDescription: {
    title: 'No history found',
    description: 'No purchases match your current filters',
    icon: SearchX,
  },
  WithAction: {
    title: 'No active numbers',
    description: 'Numbers you buy appear here until they are complete or expire.',
    icon: Smartphone,
    action: (
      <LinkButton to="/buy-number" variant="primary">
        Buy Your First Number
      </LinkButton>
    ),
  },
} satisfies Record<string, EmptyStateProps>;

export const AllStates: Story = { render: inGrid(states, { columns: 3 }) };
