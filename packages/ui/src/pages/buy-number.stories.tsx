import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { inGrid, isDisabledOrBusy, stateIn } from '../story-kit';
import { BuyNumberPage, preloadReceipt } from './buy-number';
import { basePage, pageStates } from './buy-number.states';

const meta = {
  title: 'Pages/Buy Number',
  component: BuyNumberPage,
  args: basePage,
  // As the screen does from the second step on.
  loaders: [
    async () => {
      preloadReceipt();
      await import('./buy-number/receipt');
    },
  ],
} satisfies Meta<typeof BuyNumberPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in the field of the maximum buys. */
export const Playground: Story = {
  args: pageStates.ConfirmStep,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Maximum Price (Optional)'), '{Enter}');
    const { content } = pageStates.ConfirmStep;
    await expect(content?.kind === 'confirm' && content.onPurchase).toHaveBeenCalledOnce();
  },
};
/** Nothing is bought automatically: the focus is on the button. */
export const Paid: Story = {
  args: pageStates.Paid,
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('button', { name: 'Purchase Number' })).toHaveFocus()),
};
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

/**
 * A choice removes the focused button, so the search of the next step takes the focus; the arrow keys
 * continue from there.
 */
export const FocusFollowsTheStep: Story = {
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

/** Reasons that block the purchase (spec §5): the button's label, and whether the wizard can be left. */
const blocked = [
  ['Purchasing', 'Purchasing...', false],
  ['Unaffordable', 'Purchase Number', true],
  ['PriceUnknown', 'Purchase Number', true],
  ['PricesLoading', 'Loading Price...', true],
  ['BalanceLoading', 'Updating Balance...', true],
  ['BalanceUnknown', 'Purchase Number', true],
  ['RateLimited', 'Wait 27s', false],
  ['RateLimitedPrices', 'Wait 12s', false],
  ['BatchUnderWay', 'Purchasing...', false],
] as const;

export const AllStates: Story = {
  render: inGrid(pageStates, { columns: 1 }),
  play: async ({ canvasElement }) => {
    // By text: by role, so many pages in one document would take seconds.
    const button = (state: keyof typeof pageStates, text: string) =>
      [...stateIn(canvasElement, state).querySelectorAll('button')].find((one) =>
        (one.getAttribute('aria-label') ?? one.textContent).includes(text),
      );
    // Loaded lazily, which the first state shows.
    await waitFor(() => expect(button('ConfirmStep', 'Purchase Number')).toBeEnabled());
    for (const [state, label, canLeave] of blocked) {
      await expect(button(state, label)).toSatisfy(isDisabledOrBusy);
      await expect(button(state, 'Back')?.disabled).toBe(!canLeave);
    }
    // Seen below the payment; one for screen readers alone is a pixel wide.
    const unaffordable = button('Unaffordable', 'Purchase Number')?.parentElement;
    await expect(unaffordable?.clientWidth).toBeGreaterThan(1);
    for (const state of ['BalanceFailedAfterSuccess', 'NoNumbersForOperator'] as const) {
      await expect(button(state, 'Purchase Number')).toBeEnabled();
    }
    for (const state of ['Unconfirmed', 'UnconfirmedLookupFailed', 'UnconfirmedAmbiguous'] as const) {
      await expect(button(state, 'Purchase Number')).toBeUndefined();
      await expect(button(state, 'Back')).toBeDisabled();
    }
    for (const part of ['[aria-label="Price and balance"]', '[data-action-bar]']) {
      const line = stateIn(canvasElement, 'OwnMaximum').querySelector(part);
      await expect(line).toHaveTextContent('now $0.3000, at most $0.5000');
    }
    await expect(stateIn(canvasElement, 'SixDecimals')).toHaveTextContent('Charged in full: $0.300045');
    await expect(button('OutOfStock', 'Purchase Number')).toBeUndefined();
  },
};
