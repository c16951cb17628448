import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../primitives/buttons/button';
import { ProblemScreen } from './full-screen';

const meta = {
  title: 'Shell/ProblemScreen',
  component: ProblemScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Authentication Error',
    description: 'Request failed with status 500',
    actions: (
      <>
        <Button variant="primary">Try Again</Button>
        <Button>Go to Login</Button>
      </>
    ),
  },
} satisfies Meta<typeof ProblemScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
