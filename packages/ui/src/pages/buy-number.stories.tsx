import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { inGrid, isDisabledOrBusy, stateIn } from '../story-kit';
import { CountryList } from '../catalogue/country-list';
import { countryList, countryResults } from '../catalogue/country-list.samples';
import { CountryResults } from '../catalogue/country-list/country-results';
import { BuyNumberPage } from './buy-number';
import { basePage, clicked, pageStates } from './buy-number.states';
import { StepCard } from './buy-number/step-card';

const meta = {
  title: 'Pages/Buy Number',
  component: BuyNumberPage,
  args: basePage,
} satisfies Meta<typeof BuyNumberPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in the field of the maximum buys. */
export const Playground: Story = {
  args: pageStates.ConfirmStep,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Maximum Price (Optional)'), '{Enter}');
    await expect(clicked.purchase).toHaveBeenCalledOnce();
  },
};
/** Nothing is bought automatically: the focus is on the button. */
export const Paid: Story = {
  args: pageStates.Paid,
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('button', { name: 'Purchase Number' })).toHaveFocus()),
};
/**
 * A choice removes the focused button, so the search of the next step takes the focus; the arrow keys
 * continue from there.
 */
export const FocusFollowsTheStep: Story = {
  render: function Chosen(args) {
    const [isChosen, setIsChosen] = useState(false);
    const { ticket, children } = pageStates.ServiceStep;
    return isChosen ? (
      <BuyNumberPage {...args} step="service" ticket={ticket}>
        {children}
      </BuyNumberPage>
    ) : (
      <BuyNumberPage {...args}>
        <StepCard step="country" isBackDisabled onBack={clicked.back}>
          <CountryList {...countryList()}>
            <CountryResults {...countryResults} onChoose={() => setIsChosen(true)} />
          </CountryList>
        </StepCard>
      </BuyNumberPage>
    );
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
    // Past the category: each service has two stops.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Skip services' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
  },
};

/** Down and Up stay in their column, past the last row too, which is shorter and has no line below it. */
export const UnevenRows: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <BuyNumberPage {...args}>
      <StepCard step="country" isBackDisabled onBack={clicked.back}>
        <CountryList {...countryList()}>
          <CountryResults
            {...countryResults}
            countries={countryResults.countries.slice(0, 5)}
            scope="search"
          />
        </CountryList>
      </StepCard>
    </BuyNumberPage>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Countries' });
    const [first, second, third, fourth, last] = [...list.querySelectorAll<HTMLElement>('[data-choice]')];
    second?.focus();
    for (const [key, next] of [
      ['ArrowDown', fourth],
      // There is none below it in its column.
      ['ArrowDown', last],
      ['ArrowDown', last],
      ['ArrowUp', third],
      ['ArrowUp', first],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(next).toHaveFocus();
    }
  },
};

/**
 * The end of the wait is announced where a purchase is possible then, until the next act: nothing on the
 * button would tell who does not see it.
 */
export const RateLimitOver: Story = {
  render: function Waiting(args) {
    const [passed, setPassed] = useState(0);
    const state = (['RateLimited', 'RateLimitedPrices', 'PriceUnknown'] as const)[passed] ?? 'ConfirmStep';
    return (
      <>
        <button onClick={() => setPassed(passed + 1)}>Later</button>
        <BuyNumberPage {...args} {...pageStates[state]} isBlocked={state !== 'ConfirmStep'} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const later = canvas.getByRole('button', { name: 'Later' });
    const end = () => canvas.queryByText('You can try again now.');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Please try again in: 27 seconds$/);
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^27s$/);
    await userEvent.click(later);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/before refreshing prices. 12 seconds$/);
    await userEvent.click(later);
    await expect(end()).toBeNull();
    await userEvent.click(later);
    await expect(end()).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase Number' }));
    await expect(end()).toBeNull();
  },
};

/** Beside the ticket of a tablet the usual choice is still read whole. */
export const OperatorsOnATablet: Story = {
  args: pageStates.OperatorStep,
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('button', { name: /^Any Operator/ });
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Reasons that block the purchase (spec §5), on its button. */
const blocked = [
  ['Purchasing', 'Purchasing...'],
  ['Unaffordable', 'Purchase Number'],
  ['PriceUnknown', 'Purchase Number'],
  ['PricesLoading', 'Loading Price...'],
  ['BalanceLoading', 'Updating Balance...'],
  ['BalanceUnknown', 'Purchase Number'],
  ['RateLimited', 'Wait 27s'],
] as const;

export const AllStates: Story = {
  render: inGrid(pageStates, { columns: 1 }),
  play: async ({ canvasElement }) => {
    // By text: by role, so many pages in one document would take seconds.
    const button = (state: keyof typeof pageStates, text: string) =>
      [...stateIn(canvasElement, state).querySelectorAll('button')].find((one) =>
        (one.getAttribute('aria-label') ?? one.textContent).includes(text),
      );
    await expect(button('ConfirmStep', 'Purchase Number')).toBeEnabled();
    for (const [state, label] of blocked) await expect(button(state, label)).toSatisfy(isDisabledOrBusy);
    // Seen below the payment; one for screen readers alone is a pixel wide.
    const unaffordable = button('Unaffordable', 'Purchase Number')?.parentElement;
    await expect(unaffordable?.clientWidth).toBeGreaterThan(1);
    for (const state of ['BalanceFailedAfterSuccess', 'NoNumbersForOperator'] as const) {
      await expect(button(state, 'Purchase Number')).toBeEnabled();
    }
    await expect(button('Unconfirmed', 'Purchase Number')).toBeUndefined();
    // Nothing moves when the receipt takes the place of its placeholder.
    const receipt = (state: keyof typeof pageStates) =>
      stateIn(canvasElement, state).querySelector('[aria-label="Your selection"] + div');
    await expect(receipt('Loading')?.clientHeight).toBe(receipt('ConfirmStep')?.clientHeight);
    for (const part of ['[aria-label="Price and balance"]', '[data-action-bar]']) {
      const line = stateIn(canvasElement, 'OwnMaximum').querySelector(part);
      await expect(line).toHaveTextContent('now $0.3000, at most $0.5000');
    }
    await expect(stateIn(canvasElement, 'SixDecimals')).toHaveTextContent('Charged in full: $0.300045');
    await expect(button('OutOfStock', 'Purchase Number')).toBeUndefined();
    // Few operators leave nothing to scroll.
    const operators = stateIn(canvasElement, 'OperatorStep').querySelector('[aria-label="Operators"]');
    await expect(operators?.scrollHeight).toBe(operators?.clientHeight);
  },
};
