import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { buyNumberPath } from '../../app/routing/deep-links';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';
import { chooseOffer, onlyCard, purchase, toast } from '../../testing/story-kit/steps';

const meta = { title: 'Scenarios/Buy Number', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const noNumbers = 'No numbers available for EE operator. Try "Any Operator" option.';

/** Unknown choices of a deep link are reported, and the user chooses by hand. */
export const LinkedToNowhere: Story = {
  ...scenario('ready-to-buy', buyNumberPath({ country: '999', service: 'wa' })),
  play: async (context) => {
    const text = "We couldn't find the country from this link. Choose from the list.";
    await expect(await toast(context, text)).toBeVisible();
  },
};

export const InsufficientBalance: Story = {
  ...scenario('insufficient-balance', PATHS.buyNumber),
  play: async (context) => {
    const { canvas } = context;
    await chooseOffer(context);
    await expect(await canvas.findByText(/^You are .+ short$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Funds' })).toBeVisible();
    const purchase = canvas.getByRole('button', { name: 'Purchase Number' });
    await expect(purchase).toBeDisabled();
    await expect(purchase).toHaveAccessibleDescription('Insufficient balance. Please top up your account.');
  },
};

/** The toast names the operator, the selection falls back to any, and a button continues the purchase. */
export const NoNumbersForOperator: Story = {
  ...scenario('operator-out-of-stock', PATHS.buyNumber),
  play: async (context) => {
    const { canvas } = context;
    await chooseOffer(context, ['United Kingdom', 'WhatsApp', 'EE']);
    await purchase(context);
    await expect(await toast(context, noNumbers)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(noNumbers);
    await expect(canvas.getByRole('group', { name: 'Your selection' })).toHaveTextContent('Any Operator');
    await expect(canvas.getByRole('button', { name: 'Try "Any Operator" instead' })).toBeEnabled();
    await expect(await canvas.findAllByRole('button', { name: /^Buy in / })).toHaveLength(3);
  },
};

export const AnyOperatorInstead: Story = {
  ...scenario('operator-out-of-stock', PATHS.buyNumber),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await NoNumbersForOperator.play?.(context);
    // After a failure the balance is reloaded, and buying is disabled meanwhile (spec §5, §8).
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Purchase Number' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Try "Any Operator" instead' }));
    await expect(await onlyCard(context)).toHaveTextContent('Waiting for SMS');
  },
};

export const PriceMissing: Story = {
  ...scenario('price-missing', PATHS.buyNumber),
  play: async (context) => {
    const { canvas } = context;
    await chooseOffer(context);
    await expect(await canvas.findByText('Price Information Unavailable')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Purchase Number' })).toBeDisabled();
  },
};

/** Any operator was already selected, so there is no alternative operator to offer. */
export const NoNumbers: Story = {
  ...scenario('out-of-stock', PATHS.buyNumber),
  play: async (context) => {
    const { canvas } = context;
    await chooseOffer(context);
    await purchase(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No numbers currently available for this service/country combination.',
    );
    await expect(canvas.queryByRole('button', { name: 'Try "Any Operator" instead' })).toBeNull();
  },
};

/** The price rises after it was shown: the server respects the maximum price, and nothing is bought. */
export const PriceRises: Story = {
  ...scenario('price-rises', PATHS.buyNumber),
  play: async (context) => {
    const { canvas, userEvent, world } = context;
    await chooseOffer(context);
    await userEvent.type(await canvas.findByLabelText('Maximum Price (Optional)'), '0.07');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Purchase Number' })).toBeEnabled());
    world.advance(world.clock.now() + 20_000);
    await purchase(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The price is now $0.1050 (it was $0.0700).',
    );
    await expect(world.db.numbers.all()).toHaveLength(0);
  },
};
