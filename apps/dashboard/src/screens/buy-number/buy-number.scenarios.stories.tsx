import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';
import { chooseOffer, purchase, toast } from '../../testing/story-kit/steps';

const meta = { title: 'Scenarios/Buy Number', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const noNumbers = 'No numbers available for EE operator. Try "Any Operator" option.';

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
