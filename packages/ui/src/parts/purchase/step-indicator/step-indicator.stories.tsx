import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { StepIndicator, type StepIndicatorProps } from './step-indicator';

const meta = {
  title: 'Parts/Purchase/StepIndicator',
  component: StepIndicator,
  args: { current: 'service' },
} satisfies Meta<typeof StepIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Country: { current: 'country' },
  Service: { current: 'service' },
  Operator: { current: 'operator' },
  Confirm: { current: 'confirm' },
} satisfies Record<string, StepIndicatorProps>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Select Service');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states, { columns: 1 }) };
