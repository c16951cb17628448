import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { clicks, framed, inGrid } from '../../story-kit';
import { Button } from '../button';
import { Banner, type BannerProps } from './banner';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { tone: 'info', children: 'A number can receive several SMS during its 20-minute life.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Info: { tone: 'info', children: 'A number can receive several SMS during its 20-minute life.' },
  Success: { tone: 'success', title: 'Sufficient Balance', children: 'After purchase: $11.9400' },
  Warning: {
    tone: 'warning',
    role: 'status',
    children: 'Our provider is getting the best number for you. Please try again in: 30s',
  },
  Failure: { tone: 'error', role: 'alert', children: 'Incorrect password provided' },
  WithAction: {
    tone: 'error',
    title: 'Error Loading Data',
    children: 'Failed to fetch countries',
    action: <Button size="sm">Try Again</Button>,
  },
  Dismissable: {
    tone: 'error',
    title: 'Purchase Error',
    children: 'Invalid service selected. Please try again.',
    onDismiss: fn(),
  },
} satisfies Record<string, BannerProps>;

export const Playground: Story = { tags: ['interaction'] };
export const Info: Story = { tags: ['state'], args: states.Info };
export const Success: Story = { tags: ['state'], args: states.Success };
export const Warning: Story = { tags: ['state'], args: states.Warning };
export const Failure: Story = {
  tags: ['state'],
  args: states.Failure,
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect password provided'),
};
export const WithAction: Story = { tags: ['state'], args: states.WithAction };
export const Dismissable: Story = {
  tags: ['state'],
  args: states.Dismissable,
  play: clicks('Dismiss', 'onDismiss'),
};
export const Narrow: Story = {
  tags: ['edge'],
  args: states.WithAction,
  decorators: [framed(280)],
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
