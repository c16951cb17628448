import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Card } from '../../../primitives/card';
import { inGrid, longServiceName, sharedDocument } from '../../../story-kit';
import { StoredData, type StoredDataProps, type StoredDataItem } from './stored-data';

const favourites: StoredDataItem = {
  id: 'favourite-services',
  title: 'Favourite services',
  purpose: 'Shown at the top of the list you choose from.',
  size: '0.1 kB',
  canDelete: true,
};
const theme: StoredDataItem = {
  id: 'theme',
  title: 'Theme',
  purpose: 'Light or dark, applied before the page appears.',
  size: '0.1 kB',
  canDelete: true,
};
const purchase: StoredDataItem = {
  id: 'unsettled-purchase',
  title: 'Purchase in progress',
  purpose: 'Prevents a reload from losing it or paying twice. Removed once the outcome is known.',
  size: '0.4 kB',
  canDelete: false,
};

const base: StoredDataProps = {
  items: [favourites, theme],
  total: '0.2 kB',
  limit: '100.0 kB',
  onDelete: fn(),
  onClearDevice: fn(),
};

const states = {
  SeveralEntries: {},
  Empty: { items: [] },
  MoneyInFlight: { items: [favourites, purchase], total: '0.5 kB' },
} satisfies Record<string, Partial<StoredDataProps>>;

const meta = {
  title: 'Parts/Account/StoredData',
  component: StoredData<string>,
  args: base,
  render: (args) => (
    <Card className="p-4">
      <StoredData {...args} />
    </Card>
  ),
} satisfies Meta<typeof StoredData<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralEntries: Story = {
  tags: ['state'],
  args: states.SeveralEntries,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Theme' }));
    await expect(args.onDelete).toHaveBeenCalledWith('theme');
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed: Theme');
    await expect(canvas.getByText(/of at most 100\.0 kB/)).toHaveFocus();
  },
};
export const Empty: Story = { tags: ['state'], args: states.Empty };
/** A payment in flight is listed but cannot be removed on its own. */
export const MoneyInFlight: Story = {
  tags: ['state'],
  args: states.MoneyInFlight,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('Purchase in progress');
    await expect(
      canvas.queryByRole('button', { name: 'Remove Purchase in progress' }),
    ).not.toBeInTheDocument();
  },
};
/** Nothing happens before the user confirms. */
export const ConfirmingDelete: Story = {
  tags: ['state'],
  args: states.MoneyInFlight,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign out and clear this device' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onClearDevice).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(canvas.getByRole('dialog')).toHaveTextContent(/still in progress/);
  },
};
export const Confirmed: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and clear this device' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and clear' }));
    await expect(args.onClearDevice).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const LongNameOnAPhone: Story = {
  tags: ['edge'],
  args: { items: [{ ...favourites, title: longServiceName }, theme] },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const AllStates: Story = { tags: ['all-states'], parameters: sharedDocument, render: inGrid(states) };
