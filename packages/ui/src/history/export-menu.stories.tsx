import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inGrid } from '../story-kit';
import { ExportMenu, type ExportMenuProps } from './export-menu';

const base: ExportMenuProps = { onExportPage: fn(), onExportAll: fn() };

const states = { Closed: base, NothingToExport: { ...base, disabled: true } } satisfies Record<
  string,
  ExportMenuProps
>;

const meta = {
  title: 'History/ExportMenu',
  component: ExportMenu,
  args: base,
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  globals: { viewport: { value: 'laptop' } },
};
/** Escape closes it; a choice closes it too. */
export const Open: Story = {
  decorators: [(Story) => <div className="flex h-40 justify-end">{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(toggle);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'This page' })).toBeNull();
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('button', { name: 'All pages' }));
    await expect(args.onExportAll).toHaveBeenCalledOnce();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('button', { name: 'This page' })).toBeVisible();
  },
};
export const AllStates: Story = { render: inGrid(states) };
