import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../buttons/button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { content: 'Cancel and get full refund', children: <Button>Cancel & Refund</Button> },
  decorators: [(Story) => <div className="flex justify-center py-16">{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * It describes its button. Escape hides it without moving the focus; it shows again on the next hover or
 * focus (WCAG 1.4.13).
 */
export const ShownOnFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cancel & Refund' });
    await expect(button).toHaveAccessibleDescription('Cancel and get full refund');
    const tooltip = canvas.getByText('Cancel and get full refund');
    await expect(tooltip).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(tooltip).not.toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(tooltip).toBeVisible();
  },
};
