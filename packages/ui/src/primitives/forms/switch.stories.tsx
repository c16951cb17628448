import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

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
  AsCheckbox: { label: 'SMS Received', hint: 'Get notified when SMS is received', role: 'checkbox' },
  Disabled: { disabled: true },
} satisfies Record<string, Partial<SwitchProps>>;

export const AllStates: Story = { render: inGrid(states) };
