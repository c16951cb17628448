import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { expectLevel, inGrid, type States } from '../../story-kit';
import { Button } from '../buttons/button';
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
  Error: { tone: 'error', role: 'alert', children: 'Incorrect password provided' },
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
} satisfies States<BannerProps, BannerProps['tone']>;

/** The icon stands beside the first line of the message, not above it. */
export const Playground: Story = {
  args: { action: <Button size="sm">Try Again</Button> },
  play: async ({ canvas, canvasElement }) => {
    await expectLevel(canvasElement.querySelector('svg'), canvas.getByText(/^A number can receive/));
  },
};
export const AllStates: Story = { render: inGrid(states) };
