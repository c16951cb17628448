import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Card } from '../../../primitives/card';
import { longServiceName, sharedDocument, StateGrid } from '../../../story-kit';
import { KeptData, type KeptDataProps, type KeptItem } from './stored-data';
import { guide } from './stored-data.docs';

const favourites: KeptItem = {
  id: 'favourite-countries',
  title: 'Favourite countries',
  purpose: 'At the top of the list you choose from.',
  size: '0.1 kB',
  canForget: true,
};
const theme: KeptItem = {
  id: 'theme',
  title: 'Theme',
  purpose: 'Light or dark, known before the page is drawn.',
  size: '0.1 kB',
  canForget: true,
};
const purchase: KeptItem = {
  id: 'unsettled-purchase',
  title: 'A purchase under way',
  purpose: 'So that a reload neither loses it nor pays twice. Goes when its outcome is known.',
  size: '0.4 kB',
  canForget: false,
};

const base: KeptDataProps = {
  items: [favourites, theme],
  total: '0.2 kB',
  limit: '100.0 kB',
  onForget: fn(),
  onForgetDevice: fn(),
};

const states = {
  SomeThings: {},
  Nothing: { items: [] },
  MoneyUnderWay: { items: [favourites, purchase], total: '0.5 kB' },
} satisfies Record<string, Partial<KeptDataProps>>;

const meta = {
  title: 'Parts/KeptData',
  component: KeptData<string>,
  tags: ['autodocs'],
  parameters: { guide },
  args: base,
  render: (args) => (
    <Card className="p-4">
      <KeptData {...args} />
    </Card>
  ),
} satisfies Meta<typeof KeptData<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeThings: Story = {
  tags: ['state'],
  args: states.SomeThings,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Forget Theme' }));
    await expect(args.onForget).toHaveBeenCalledWith('theme');
    await expect(canvas.getByRole('status')).toHaveTextContent('Forgotten: Theme');
    await expect(canvas.getByText(/of at most 100\.0 kB/)).toHaveFocus();
  },
};
export const Nothing: Story = { tags: ['state'], args: states.Nothing };
/** Money on its way is told, and cannot be forgotten alone. */
export const MoneyUnderWay: Story = {
  tags: ['state'],
  args: states.MoneyUnderWay,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list')).toHaveTextContent('A purchase under way');
    await expect(canvas.queryByRole('button', { name: /Forget A purchase/ })).not.toBeInTheDocument();
  },
};
/** Nothing happens before the question is answered. */
export const AskedToForget: Story = {
  tags: ['state'],
  args: states.MoneyUnderWay,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Sign out and forget this device' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onForgetDevice).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(canvas.getByRole('dialog')).toHaveTextContent(/still under way/);
  },
};
export const Confirmed: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and forget this device' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and forget' }));
    await expect(args.onForgetDevice).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const LongNameOnAPhone: Story = {
  tags: ['edge'],
  args: { items: [{ ...favourites, title: longServiceName }, theme] },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: sharedDocument,
  render: () => <StateGrid columns={2} states={states} render={(args) => <KeptData {...base} {...args} />} />,
};
