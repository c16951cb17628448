import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { UntrustedText } from './untrusted-text';

const meta = {
  title: 'Primitives/UntrustedText',
  component: UntrustedText,
  args: { children: 'Failed to purchase number' },
} satisfies Meta<typeof UntrustedText>;

export default meta;
type Story = StoryObj<typeof meta>;
export const AMillionCharacters: Story = {
  args: { children: 'The server says no. '.repeat(50_000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.textContent.length).toBeLessThan(400);
    await userEvent.click(canvas.getByRole('button', { name: 'more' }));
    await expect(canvasElement.textContent.length).toBeLessThan(2_100);
    await expect(canvasElement.scrollHeight).toBeLessThan(400);
    await userEvent.click(canvas.getByRole('button', { name: 'less' }));
    await expect(canvas.getByRole('button', { name: 'more' })).toHaveAttribute('aria-expanded', 'false');
  },
};
