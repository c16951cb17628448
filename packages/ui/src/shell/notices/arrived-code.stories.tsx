import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ArrivedCode } from './arrived-code';

const meta = {
  title: 'Shell/ArrivedCode',
  component: ArrivedCode,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { sms: { code: '420337' }, service: 'WhatsApp', onCopy: fn(), onOpen: fn(), onDismiss: fn() },
  render: (args) => (
    <div className="min-h-40">
      <ArrivedCode {...args} />
    </div>
  ),
} satisfies Meta<typeof ArrivedCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Arrived: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const sheet = within(canvas.getByRole('region', { name: 'New code' }));
    await userEvent.click(sheet.getByRole('button', { name: /4 2 0 3 3 7 WhatsApp/ }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(sheet.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('.bg-accent-fill')).toBeNull();
  },
};
/** Its message is on Active Numbers. */
export const WithoutCode: Story = {
  args: { sms: { code: null } },
};
