import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Button } from '../../primitives/buttons/button';
import { FullScreen } from './full-screen';
import { ProblemScreen } from './full-screen/problem-screen';
import { WaitingScreen } from './full-screen/waiting-screen';

const meta = {
  title: 'Shell/FullScreen',
  component: FullScreen,
  subcomponents: { ProblemScreen, WaitingScreen },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { children: <p className="text-ink-muted">One message in the middle of the page.</p> },
} satisfies Meta<typeof FullScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Waiting: Story = {
  render: () => <WaitingScreen label="Checking session..." />,
};
export const Problem: Story = {
  render: () => (
    <ProblemScreen
      title="Server Connection Failed"
      description="The server could not be reached."
      actions={
        <Button variant="primary" onClick={fn()}>
          Retry Connection
        </Button>
      }
    />
  ),
};
