import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { Switch, type SwitchProps } from './switch';

const base = { label: 'Auto-refresh', checked: true, onChange: fn() } satisfies SwitchProps;

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: base,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  On: {},
  Off: { checked: false },
  WithHint: { label: 'Sound', hint: 'Plays a short sound, in one tab only.' },
  WithError: { checked: false, error: 'It could not be turned on' },
  AsCheckbox: { label: 'SMS Received', hint: 'Get notified when SMS is received', role: 'checkbox' },
  Disabled: { disabled: true },
} satisfies Record<string, Partial<SwitchProps>>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto-refresh' }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
/** Its words are those of the specification; the look is that of its neighbours. */
export const AsCheckbox: Story = {
  args: states.AsCheckbox,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'SMS Received' });
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
/** In a form it submits like a checkbox. */
export const InAForm: Story = {
  args: { name: 'refresh' },
  render: (args) => (
    <form>
      <Switch {...args} />
    </form>
  ),
  play: ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    return expect([...new FormData(form)]).toEqual([['refresh', 'on']]);
  },
};
export const AllStates: Story = { render: inGrid(states) };
