import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { explore } from './explore';
import { connected, toast } from './steps';

/**
 * The signed-in screens on a busy account, with the simulator in a drawer. Time runs here, so there are no screenshots;
 * the Storybook index needs this tag as literal text.
 */
const meta = { title: 'Explore/Screens', tags: ['!autodocs', 'scenario', 'interaction'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = explore(PATHS.dashboard);
export const BuyNumber: Story = explore(PATHS.buyNumber);
export const ActiveNumbers: Story = explore(PATHS.activeNumbers);
export const History: Story = explore(PATHS.history);
export const Transactions: Story = explore(PATHS.transactions);
export const Settings: Story = explore(PATHS.settings);

/** An action of the simulator reaches the screen like a live update of the server. */
export const SendsAnSms: Story = {
  ...explore(PATHS.activeNumbers),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await connected(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Simulator' }));
    const simulator = within(await canvas.findByRole('dialog', { name: 'Simulator' }));
    await userEvent.type(await simulator.findByLabelText('SMS code'), '482913');
    await userEvent.click(simulator.getByRole('button', { name: 'Send SMS' }));
    await expect(await toast(context, 'SMS received: 482913')).toBeVisible();
  },
};
