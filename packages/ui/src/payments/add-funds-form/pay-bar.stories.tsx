import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid, type States } from '../../story-kit';
import { payBar } from '../add-funds-form.samples';
import type { MethodName } from './method-tiles';
import { PayBar, type PayBarProps } from './pay-bar';

const states = {
  Card: {},
  Bank: { method: 'bank' },
  Ussd: { method: 'ussd' },
  Mobile: { method: 'mobile' },
  WithoutQuote: { pays: undefined, canSubmit: false },
  Creating: { busy: true, canSubmit: false },
} satisfies States<PayBarProps, MethodName>;

const meta = { title: 'Payments/PayBar', component: PayBar, args: payBar } satisfies Meta<typeof PayBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
