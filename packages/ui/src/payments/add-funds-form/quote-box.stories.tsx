import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid, type States } from '../../story-kit';
import { quoteBox } from '../add-funds-form.samples';
import { QuoteBox, type QuoteBoxProps } from './quote-box';

const states = {
  Known: {},
  NoMargin: { quote: { kind: 'known', pays: '₦1,500', usd: '$0.98', rate: '1 USD = ₦1,535.20' } },
  None: { quote: { kind: 'none' }, marketRate: undefined },
  Calculating: { quote: { kind: 'calculating' } },
  Failed: { quote: { kind: 'failed' } },
} satisfies States<QuoteBoxProps, QuoteBoxProps['quote']['kind']>;

const meta = {
  title: 'Payments/QuoteBox',
  component: QuoteBox,
  args: quoteBox,
} satisfies Meta<typeof QuoteBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
