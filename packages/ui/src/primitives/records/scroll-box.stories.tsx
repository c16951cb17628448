import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { inGrid, pressKeys, stateIn } from '../../story-kit';
import { ScrollBox, type ScrollBoxProps } from './scroll-box';

const rows = (count: number) => (
  <ul>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className="border-b border-line px-4 py-3">
        Row {index + 1}
      </li>
    ))}
  </ul>
);
const base: ScrollBoxProps = { label: 'Rows', maxHeight: 12, children: rows(20) };

const meta = {
  title: 'Primitives/ScrollBox',
  component: ScrollBox,
  args: base,
} satisfies Meta<typeof ScrollBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = { MoreBelow: {}, ShortList: { children: rows(3) } } satisfies Record<
  string,
  Partial<ScrollBoxProps>
>;

/** The last row in view fades while there is more below. */
export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group');
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
    await waitFor(() => expect(box.nextElementSibling).not.toBeNull());
    await userEvent.tab();
    await expect(box).toHaveFocus();
    if (!(await pressKeys('End'))) return;
    await waitFor(() => expect(box.scrollTop).toBe(box.scrollHeight - box.clientHeight));
    await waitFor(() => expect(box.nextElementSibling).toBeNull());
  },
};
/** Hidden at first render, for example on a page whose frame loads later. */
export const HiddenAtFirst: Story = {
  decorators: [(Story) => <div style={{ display: 'none' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('group', { hidden: true });
    await expect(box.nextElementSibling).toBeNull();
    const part = canvasElement.firstElementChild as HTMLElement;
    part.style.display = 'block';
    await waitFor(() => expect(box.nextElementSibling).not.toBeNull());
  },
};
/** Without overflow, the box is not in the tab order. */
export const AllStates: Story = {
  render: inGrid(states),
  play: async ({ canvasElement }) => {
    const box = within(stateIn(canvasElement, 'ShortList')).getByRole('group');
    await waitFor(() => expect(box).not.toHaveAttribute('tabindex'));
    await expect(box.nextElementSibling).toBeNull();
  },
};
