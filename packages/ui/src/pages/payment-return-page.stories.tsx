import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../story-kit';
import { PaymentReturnPage, type PaymentReturnPageProps } from './payment-return-page';

const continueHref = '/transactions';

const states = {
  Checking: { continueHref },
  Completed: {
    continueHref,
    result: { tone: 'success', text: 'Payment completed! $0.98 credited to your account.' },
  },
  Failed: { continueHref, result: { tone: 'error', text: 'Payment failed. Please try again.' } },
} satisfies Record<string, PaymentReturnPageProps>;

const meta = {
  title: 'Pages/Payment Return',
  component: PaymentReturnPage,
  parameters: { layout: 'fullscreen' },
  args: states.Checking,
} satisfies Meta<typeof PaymentReturnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
