import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../story-kit';
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

export const AllStates: Story = { render: inGrid(states) };
