import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { expectLink, inGrid } from '../story-kit';
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

export const WithCode: Story = {
  play: async ({ args, canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Service', 'Country', 'Phone', 'Price', 'Status', 'Date']);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone number' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith({ id: '1', what: 'phone' });
    await expect(canvas.getByText('SMS Code')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Copy SMS code/ }));
    await expect(args.onCopy).toHaveBeenLastCalledWith({ id: '1', what: 'code' });
    await expectLink(canvas, 'Buy again', '/buy-number?country=187&service=wa&operator=');
  },
};
export const AllStates: Story = { render: inGrid(states) };
