import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { Card } from '../primitives/card';
import { expectLink, inGrid, press } from '../story-kit';
import { PurchaseList, type PurchaseListProps } from './purchase-list';
import { purchases } from './purchase-list/purchases.samples';

const base: PurchaseListProps = {
  purchases,
  order: { column: 'date', direction: 'descending' },
  onSort: fn(),
  hasOtherPages: true,
  search: '',
  onDetails: fn(),
  onDetailsPrefetch: fn(),
  onCopy: fn(),
};

const states = {
  EveryStatus: {},
  SortedByPrice: { order: { column: 'price', direction: 'ascending' }, purchases: purchases.slice(3) },
  WholeHistory: { hasOtherPages: false, purchases: purchases.slice(4) },
  NumberCopied: { copied: { id: '4', what: 'phone' }, purchases: purchases.slice(3, 4) },
  NothingBoughtYet: { purchases: [] },
  NothingMatches: { purchases: [], onClearFilters: fn() },
  NothingFound: { purchases: [], search: 'whatsap', onClearFilters: fn() },
  Loading: { purchases: undefined },
} satisfies Record<string, Partial<PurchaseListProps>>;

const meta = {
  title: 'History/PurchaseList',
  component: PurchaseList,
  args: base,
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof PurchaseList>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'laptop' } };

/** A number must not wrap: it would be unreadable. */
const expectWholeNumbers = async (canvasElement: HTMLElement) => {
  const numbers = canvasElement.querySelectorAll('td:nth-of-type(1) bdi');
  await expect(numbers).toHaveLength(purchases.length);
  for (const number of numbers) await expect(number.getClientRects()).toHaveLength(1);
};

export const EveryStatus: Story = {
  globals: wide,
  play: async ({ args, canvas, canvasElement }) => {
    // Those of the specification, in its order.
    const columns = ['Service', 'Phone Number', 'Country', 'Price', 'Status', 'SMS Code', 'Date', 'Actions'];
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.filter((header) => columns.includes(header))).toEqual(columns);
    // A text for screen readers alone is a pixel wide.
    const widthOf = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
    await expect([widthOf('Actions') > 1, widthOf('Waiting') > 1]).toEqual([false, true]);
    await expectWholeNumbers(canvasElement);
    const row = within(canvas.getByRole('row', { name: /447400123456/ }));
    await press(row.getByRole('button', { name: 'View Details' }));
    await expect(args.onDetails).toHaveBeenLastCalledWith('4');
  },
};
/** A press on a row opens it in its place; one on a button in it does not. */
export const RowPressed: Story = {
  globals: wide,
  play: async ({ args, canvas }) => {
    const row = within(canvas.getByRole('row', { name: /447400123456/ }));
    await press(row.getByText('Cancelled'));
    await expect(await canvas.findByText('No SMS was received.')).toBeVisible();
    await expectLink(canvas, 'Buy again', '/buy-number?country=187&service=wa&operator=');
    row.getByRole('button', { name: /^Copy phone number/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenLastCalledWith({ id: '4', what: 'phone' });
    getSelection()?.selectAllChildren(row.getByText('3456'));
    await fireEvent.click(row.getByText('3456'));
    await expect(canvas.getByText('No SMS was received.')).toBeVisible();
    getSelection()?.empty();
    await press(canvas.getByText('Completed'));
    const message = await canvas.findByRole('group', { name: 'Message text' });
    await expect(message).toHaveTextContent('482-913');
    await expect(canvas.queryByText('No SMS was received.')).toBeNull();
    // Under a waiting number it would invite to pay twice.
    await press(canvas.getByText('Waiting'));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(canvas.queryByText('Buy again')).toBeNull();
    await expect(args.onDetails).not.toHaveBeenCalled();
  },
};
/** As wide as in a window of 1280 px with a scrollbar: the name of a service does not break within a word. */
export const OnALaptop: Story = {
  globals: wide,
  render: (args) => (
    <div className="w-240">
      <PurchaseList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll<HTMLElement>('th[scope=row] bdi')];
    const words = names.filter(({ textContent }) => !textContent.includes(' '));
    await expect(words.length).toBeGreaterThan(1);
    for (const word of words) await expect(word.offsetHeight).toBeLessThan(20);
  },
};
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await expectWholeNumbers(canvasElement);
    // Each day is above its rows, and none of them is higher for it.
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(purchases.length + 3);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(45);
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
