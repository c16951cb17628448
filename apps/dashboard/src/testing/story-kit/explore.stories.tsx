import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { explore } from './explore';
import { connected, toast } from './steps';

/**
 * The signed-in screens on a busy account, with everything that can be made to happen beside them. Time passes here by
 * itself, so there are no pictures; the index reads this tag where it stands as text, and nowhere else.
 */
const meta = { title: 'Explore/Screens', tags: ['scenario', 'interaction'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = explore(PATHS.dashboard);
export const BuyNumber: Story = explore(PATHS.buyNumber);
export const ActiveNumbers: Story = explore(PATHS.activeNumbers);
export const History: Story = explore(PATHS.history);
export const Transactions: Story = explore(PATHS.transactions);
export const Settings: Story = explore(PATHS.settings);

/** What is done in the simulator reaches the screen as the server's own news would. */
export const SendsAnSms: Story = {
  ...explore(PATHS.activeNumbers),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await connected(context);
    const simulator = within(canvas.getByRole('complementary', { name: 'Simulator' }));
    await userEvent.type(await simulator.findByLabelText('SMS code'), '482913');
    await userEvent.click(simulator.getByRole('button', { name: 'Send SMS' }));
    await expect(await toast(context, 'SMS received: 482913')).toBeVisible();
  },
};
