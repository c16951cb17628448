import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectLink, inGrid } from '../../story-kit';
import { SessionCheck, type SessionCheckProps } from './session-check';

const meta = {
  title: 'Shell/SessionCheck',
  component: SessionCheck,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof SessionCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Checking: {},
  SignedInHere: { framed: true },
  NoAnswer: { retryInS: 285 },
} satisfies Record<string, SessionCheckProps>;

export const Playground: Story = {};

/** The server gave no answer about the session: the user has to wait, but stays signed in. */
export const NoAnswer: Story = {
  args: states.NoAnswer,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking session...');
    await expect(canvas.getByText(/Trying again in 285 s/)).toBeVisible();
    await expectLink(canvas, 'Go to Login', '/login');
  },
};

export const AllStates: Story = { render: inGrid(states) };
