import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid, type States } from '../story-kit';
import {
  PhoneFormatSelect,
  type PhoneFormatOption,
  type PhoneFormatSelectProps,
} from './phone-format-select';

const states = {
  E164: {},
  National: { value: 'national' },
  Digits: { value: 'digits' },
} satisfies States<PhoneFormatSelectProps, PhoneFormatOption>;

const meta = {
  title: 'Account/PhoneFormatSelect',
  component: PhoneFormatSelect,
  args: { value: 'e164', onChange: fn() },
} satisfies Meta<typeof PhoneFormatSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
