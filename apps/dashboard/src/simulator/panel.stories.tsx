import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleControls } from './controls.fixture';
import { Panel } from './panel';

/** The panel of mock builds, and the command of each control. */
const meta = {
  title: 'Simulator/Panel',
  tags: ['!autodocs', 'internal'],
  component: Panel,
  args: { controls: sampleControls(), onClose: fn() },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An account without numbers and payments, whose next calls fail; the address names an unknown scenario. */
export const NothingToActOn: Story = {
  args: {
    controls: sampleControls({ numbers: [], payments: [], failing: ['purchaseNumber', 'balance'] }),
    notice: "There is no scenario 'busy-acount'.",
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(await panel.findByText('No active number. Buy one first.')).toBeVisible();
    await expect(panel.getByText('No open payment.')).toBeVisible();
    await expect(panel.getByRole('alert')).toHaveTextContent(/^There is no scenario/);
    const waiting = panel.getByText('Will fail: purchaseNumber, balance');
    waiting.scrollIntoView();
    await expect(waiting).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Call off' })).toBeEnabled();
  },
};

const sendSms = fn(() => Promise.resolve());

/** The newest number is selected by default; an empty code sends a random one. */
export const SendsAnSms: Story = {
  args: { controls: { ...sampleControls(), sendSms } },
  play: async ({ canvasElement }) => {
    sendSms.mockClear();
    const panel = within(canvasElement);
    const send = await panel.findByRole('button', { name: 'Send SMS' });
    await userEvent.click(send);
    await expect(sendSms).toHaveBeenLastCalledWith(2);
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Number' }), '1');
    await userEvent.type(panel.getByLabelText('SMS code'), '482913');
    await userEvent.click(send);
    await expect(sendSms).toHaveBeenLastCalledWith(1, '482913');
    await expect(panel.getByRole('status')).toHaveTextContent('SMS sent');
  },
};

const failNext = fn(() => Promise.resolve());

export const LetsACallFail: Story = {
  args: { controls: { ...sampleControls(), failNext } },
  play: async ({ canvasElement }) => {
    failNext.mockClear();
    const panel = within(canvasElement);
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Call' }), 'purchaseNumber');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Failure' }), '500 INTERNAL_ERROR');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'How often' }), 'always');
    await userEvent.click(panel.getByRole('button', { name: 'Make it fail' }));
    await expect(failNext.mock.calls).toEqual([['purchaseNumber', '500 INTERNAL_ERROR', Infinity]]);
  },
};
