import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid, sampleLimits, type States } from '../story-kit';
import {
  NumbersWithoutCode,
  type NumbersWithoutCodeChoice,
  type NumbersWithoutCodeProps,
} from './numbers-without-code';

const states = {
  Cancel: {},
  Ask: { value: 'ask' },
  Never: { value: 'never' },
} satisfies States<NumbersWithoutCodeProps, NumbersWithoutCodeChoice>;

const meta = {
  title: 'Account/NumbersWithoutCode',
  component: NumbersWithoutCode,
  args: { limits: sampleLimits, value: 'cancel', onChange: fn() },
} satisfies Meta<typeof NumbersWithoutCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
