import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid, pressKeys } from '../../story-kit';
import { Disclosure, type DisclosureProps } from './disclosure';

const base = { summary: 'Details', children: <p className="text-sm">Activation ID 3141592653</p> };

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: base,
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = { Collapsed: {}, Open: { defaultOpen: true } } satisfies Record<
  string,
  Partial<DisclosureProps>
>;

export const Playground: Story = {
  args: { onToggle: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Activation ID/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/^Activation ID/)).toBeVisible();
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    if (!(await pressKeys('Enter'))) return;
    await expect(canvas.getByText(/^Activation ID/)).not.toBeVisible();
    await pressKeys('Space');
    await expect(canvas.getByText(/^Activation ID/)).toBeVisible();
  },
};
export const AllStates: Story = { render: inGrid(states) };
