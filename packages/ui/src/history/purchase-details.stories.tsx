import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../story-kit';
import { completedPurchase } from './purchase-list/purchases.samples';
import { PurchaseDetails, type PurchaseDetailsProps } from './purchase-details';

const base: PurchaseDetailsProps = { purchase: completedPurchase, onCopy: fn() };

const states = {
  WithCode: base,
  WithoutCode: { ...base, purchase: { ...completedPurchase, status: 'expired', code: undefined } },
  Waiting: {
    ...base,
    purchase: { ...completedPurchase, status: 'waiting', code: undefined, buyAgainHref: undefined },
  },
  CodeCopied: { ...base, copied: { id: completedPurchase.id, what: 'code' } },
} satisfies Record<string, PurchaseDetailsProps>;

const meta = {
  title: 'History/PurchaseDetails',
  component: PurchaseDetails,
  args: states.WithCode,
} satisfies Meta<typeof PurchaseDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
