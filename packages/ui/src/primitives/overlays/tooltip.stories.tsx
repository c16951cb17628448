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

export const ShownOnFocus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancel and get full refund')).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

/** Escape hides it without moving the focus; it shows again on the next hover or focus (WCAG 1.4.13). */
export const DismissedByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Cancel and get full refund')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Cancel and get full refund')).not.toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByText('Cancel and get full refund')).toBeVisible();
  },
};

export const DescribesItsButton: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Cancel & Refund' })).toHaveAccessibleDescription(
      'Cancel and get full refund',
    ),
};
