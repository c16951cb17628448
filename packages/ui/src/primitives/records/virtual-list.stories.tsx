import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { inGrid, stateIn } from '../../story-kit';
import { VirtualList, type VirtualListProps } from './virtual-list';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Service ${index + 1}`);

const base = {
  items: names(2000),
  itemKey: (name) => name,
  rowHeight: 3,
  maxHeight: 24,
  label: 'Services',
  renderRow: (name) => (
    <button
      type="button"
      className="flex h-full w-full items-center border-b border-line px-4 hover:bg-sunken"
    >
      {name}
    </button>
  ),
} satisfies VirtualListProps<string>;

const meta = {
  title: 'Primitives/VirtualList',
  component: VirtualList<string>,
  tags: ['internal'],
  args: base,
} satisfies Meta<typeof VirtualList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  TwoThousandServices: {},
  ShortList: { items: names(3) },
} satisfies Record<string, Partial<VirtualListProps<string>>>;

/** Eight rows fit; the clipped row and an overscan of two are rendered as well. */
export const TwoThousandServices: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(11),
};

export const ScrolledToTheEnd: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Services' });
    box.scrollTop = box.scrollHeight;
    await fireEvent.scroll(box);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Service 2000' })).toBeVisible());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(13);
  },
};

/** Tab reaches rows that were not rendered at first. */
export const KeyboardNavigation: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Services' });
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    for (let row = 1; row <= 20; row += 1) {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: `Service ${row}` })).toHaveFocus());
    }
  },
};

export const AllStates: Story = {
  render: inGrid(states),
  play: ({ canvasElement }) =>
    expect(within(stateIn(canvasElement, 'ShortList')).getByRole('group').clientHeight).toBe(3 * 48),
};
