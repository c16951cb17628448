import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { inGrid, isDisabledOrBusy, sharedDocument } from '../../story-kit';
import { BuyNumberPage } from './buy-number';
import { basePage, pageStates } from './buy-number.states';

const meta = {
  title: 'Pages/Buy Number',
  component: BuyNumberPage,
  args: basePage,
} satisfies Meta<typeof BuyNumberPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asserts that the named button is disabled, and that Back is 'enabled' or 'disabled'. */
const expectDisabled =
  (buttonName: string, back: 'enabled' | 'disabled'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    // Loaded lazily, which the first story of a page shows.
    await expect(isDisabledOrBusy(await canvas.findByRole('button', { name: buttonName }))).toBe(true);
    const backButton = canvas.getByRole('button', { name: 'Back' });
    await (back === 'disabled' ? expect(backButton).toBeDisabled() : expect(backButton).toBeEnabled());
  };

/** Asserts that the outcome of the last purchase replaces the receipt, and that the wizard is locked. */
const expectLocked: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Purchase Number' })).not.toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
};

export const Playground: Story = {
  args: pageStates.ConfirmStep,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Buy SMS Number');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Selection' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.type(await canvas.findByLabelText('Maximum Price (Optional)'), '{Enter}');
    const { content } = pageStates.ConfirmStep;
    await expect(content?.kind === 'confirm' && content.onPurchase).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { tags: ['state'], args: pageStates.Loading };
export const LoadingFailed: Story = {
  tags: ['state'],
  args: pageStates.LoadingFailed,
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Error Loading Data');
    await expect(alert).toHaveTextContent('Failed to fetch services');
    await expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};
export const CountryStep: Story = {
  tags: ['state'],
  args: pageStates.CountryStep,
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument(),
};
export const ServiceStep: Story = { tags: ['state'], args: pageStates.ServiceStep };
export const OperatorStep: Story = { tags: ['state'], args: pageStates.OperatorStep };
export const ConfirmStep: Story = { tags: ['state'], args: pageStates.ConfirmStep };
export const Purchasing: Story = {
  tags: ['state'],
  args: pageStates.Purchasing,
  play: expectDisabled('Purchasing...', 'disabled'),
};
export const Unaffordable: Story = {
  tags: ['state'],
  args: pageStates.Unaffordable,
  play: async (context) => {
    await expectDisabled('Purchase Number', 'enabled')(context);
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: 'Add Funds' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay ₦308 and continue' })).toBeVisible();
  },
};
export const WaitingForPayment: Story = {
  tags: ['state'],
  args: pageStates.WaitingForPayment,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reopen Checkout' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:32 left');
  },
};
/** Nothing is bought automatically: the focus is on the button. */
export const Paid: Story = {
  tags: ['state'],
  args: pageStates.Paid,
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('button', { name: 'Purchase Number' })).toHaveFocus()),
};
export const PriceUnknown: Story = {
  tags: ['state'],
  args: pageStates.PriceUnknown,
  play: expectDisabled('Purchase Number', 'enabled'),
};
export const PricesLoading: Story = {
  tags: ['state'],
  args: pageStates.PricesLoading,
  play: expectDisabled('Loading Price...', 'enabled'),
};
export const BalanceLoading: Story = {
  tags: ['state'],
  args: pageStates.BalanceLoading,
  play: expectDisabled('Updating Balance...', 'enabled'),
};
export const BalanceFailed: Story = {
  tags: ['state'],
  args: pageStates.BalanceFailed,
  play: expectDisabled('Purchase Number', 'enabled'),
};
export const BalanceFailedAfterSuccess: Story = {
  tags: ['state'],
  args: pageStates.BalanceFailedAfterSuccess,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Purchase Number' })).toBeEnabled(),
};
export const RateLimitedPurchase: Story = {
  tags: ['state'],
  args: pageStates.RateLimitedPurchase,
  play: async (context) => {
    await expectDisabled('Wait 27s', 'disabled')(context);
    await expect(context.canvas.getByRole('button', { name: 'Refresh' })).toBeDisabled();
  },
};
export const RateLimitedPrices: Story = {
  tags: ['state'],
  args: pageStates.RateLimitedPrices,
  play: expectDisabled('Wait 12s', 'disabled'),
};
export const PurchaseFailed: Story = { tags: ['state'], args: pageStates.PurchaseFailed };
export const InvalidMaximum: Story = { tags: ['state'], args: pageStates.InvalidMaximum };
/** After a purchase that the maximum price blocks, the focus moves to its field. */
export const FocusesMaximumPrice: Story = {
  tags: ['interaction'],
  args: pageStates.InvalidMaximum,
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Maximum Price (Optional)');
    await userEvent.click(await canvas.findByRole('button', { name: 'Purchase Number' }));
    await expect(field).toHaveFocus();
  },
};
export const NoNumbersForOperator: Story = {
  tags: ['state'],
  args: pageStates.NoNumbersForOperator,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try "Any Operator" instead' })).toBeEnabled();
    await expect(await canvas.findByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  },
};
/** The options replace the purchase button; a batch makes no sense. */
export const OutOfStock: Story = {
  tags: ['state'],
  args: pageStates.OutOfStock,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy in Nigeria · $0.1834' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Purchase Number' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('More options')).not.toBeInTheDocument();
  },
};
/** Open for a user who opened them last time. */
export const MoreOptionsOpen: Story = {
  tags: ['state'],
  args: pageStates.MoreOptionsOpen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy 2 · $0.6000' })).toBeVisible();
  },
};
export const BatchUnderWay: Story = {
  tags: ['state'],
  args: pageStates.BatchUnderWay,
  play: async (context) => {
    await expectDisabled('Purchasing...', 'disabled')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Stop after this one' })).toBeVisible();
  },
};
export const UnconfirmedChecking: Story = {
  tags: ['state'],
  args: pageStates.UnconfirmedChecking,
  play: expectLocked,
};
export const UnconfirmedLookupFailed: Story = {
  tags: ['state'],
  args: pageStates.UnconfirmedLookupFailed,
  play: async (context) => {
    await expectLocked(context);
    await expect(await context.canvas.findByRole('button', { name: 'Check again' })).toBeEnabled();
  },
};
export const UnconfirmedAmbiguous: Story = {
  tags: ['state'],
  args: pageStates.UnconfirmedAmbiguous,
  play: expectLocked,
};

/**
 * A choice removes the focused button, so the search of the next step takes the focus; the arrow keys continue from
 * there.
 */
export const FocusFollowsTheStep: Story = {
  tags: ['edge'],
  render: function Chosen(args) {
    const [isChosen, setIsChosen] = useState(false);
    const { content } = basePage;
    const country = content.kind === 'country' ? { ...content, onChoose: () => setIsChosen(true) } : content;
    return <BuyNumberPage {...args} {...(isChosen ? pageStates.ServiceStep : { content: country })} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Canada' }));
    const search = canvas.getByRole('searchbox', { name: 'Search services' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'WhatsApp' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Telegram' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(search).toHaveFocus();
  },
};
const phone = { viewport: { value: 'phone', isRotated: false } };
export const PhoneServiceStep: Story = { tags: ['edge'], args: pageStates.ServiceStep, globals: phone };
export const PhoneConfirmStep: Story = { tags: ['edge'], args: pageStates.Unaffordable, globals: phone };

export const AllStates: Story = {
  tags: ['all-states'],
  parameters: sharedDocument,
  render: inGrid(pageStates, { columns: 1 }),
};
