import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../story-kit';
import { AddFundsButton } from './add-funds-button';

const meta = {
  title: 'Payments/AddFundsButton',
  component: AddFundsButton,
  args: { isFilled: true, onClick: fn() },
} satisfies Meta<typeof AddFundsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid({ Filled: {}, FilledBelow: { isFilled: false } }) };
