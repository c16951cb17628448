import type { Meta, StoryObj } from '@storybook/react-vite';

import { FakeViewport } from '../../story-kit';
import { SigningOutOverlay } from './signing-out-overlay';

const meta = {
  title: 'Shell/SigningOutOverlay',
  component: SigningOutOverlay,
  decorators: [(Story) => <FakeViewport height={320}>{Story()}</FakeViewport>],
} satisfies Meta<typeof SigningOutOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
