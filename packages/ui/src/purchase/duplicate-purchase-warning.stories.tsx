import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { inGrid, stateIn, type States } from '../story-kit';
import { DuplicatePurchaseWarning, type DuplicatePurchaseWarningProps } from './duplicate-purchase-warning';

const base: DuplicatePurchaseWarningProps = {
  count: 2,
  phoneNumbers: ['+12025550123', '+12025550199'],
  cancel: { kind: 'too-early', notice: 'Cancel option available in 3 minutes' },
  onCancelSecond: fn(),
  onDismiss: fn(),
};

const states = {
  TooEarly: {},
  Available: { cancel: { kind: 'available' } },
  Busy: { cancel: { kind: 'busy' } },
  None: { cancel: { kind: 'none' } },
  Three: { count: 3, phoneNumbers: [...base.phoneNumbers, '+12025550142'] },
} satisfies States<DuplicatePurchaseWarningProps, DuplicatePurchaseWarningProps['cancel']['kind']>;

const meta = {
  title: 'Purchase/DuplicatePurchaseWarning',
  component: DuplicatePurchaseWarning,
  args: base,
} satisfies Meta<typeof DuplicatePurchaseWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: inGrid(states, { columns: 1 }),
  play: async ({ canvasElement }) => {
    // In the first minutes the button is disabled and shows when it becomes available.
    const early = within(stateIn(canvasElement, 'TooEarly')).getByRole('button', {
      name: 'Cancel the second one',
    });
    await expect(early).toBeDisabled();
    await expect(early).toHaveAccessibleDescription('Cancel option available in 3 minutes');
    const none = within(stateIn(canvasElement, 'None'));
    await expect(none.queryByRole('button', { name: 'Cancel the second one' })).not.toBeInTheDocument();
  },
};
