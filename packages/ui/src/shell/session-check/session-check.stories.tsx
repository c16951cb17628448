import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { SessionCheck } from './session-check';

const meta = {
  title: 'Shell/SessionCheck',
  component: SessionCheck,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof SessionCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('status')).toHaveTextContent('Checking session...'),
};
