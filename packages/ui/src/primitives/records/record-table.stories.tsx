import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { inGrid, press, stateIn } from '../../story-kit';
import { Button } from '../buttons/button';
import { EmptyState } from '../feedback/empty-state';
import { RecordTable, type RecordTableProps } from './record-table';
import type { RecordColumn, RecordMoment } from './record-table/record';

interface Parcel {
  id: string;
  name: string;
  weight: string;
  isOpen?: boolean;
  when: RecordMoment;
}

const at = (day: string, time: string): RecordMoment => ({ day, shortDay: day, time });

const parcels: readonly Parcel[] = [
  { id: '1', name: 'Lamp', weight: '2 kg', isOpen: true, when: at('Today', '9:30 AM') },
  { id: '2', name: 'Chair', weight: '8 kg', when: at('Today', '8:05 AM') },
  { id: '3', name: 'Table', weight: '31 kg', when: at('Yesterday', '4:47 PM') },
];

type Key = 'name' | 'date';

const columns: readonly RecordColumn<Parcel, Key>[] = [
  { id: 'name', label: 'Name', sortKey: 'name', cell: ({ name }) => name, phone: 'name' },
  {
    id: 'weight',
    label: 'Weight',
    width: 'w-24',
    align: 'end',
    cell: ({ weight }) => weight,
    phone: 'figure',
  },
  {
    id: 'date',
    label: 'Date',
    width: 'w-40',
    align: 'end',
    sortKey: 'date',
    cell: (_, { date }) => date,
    phone: 'line',
  },
  {
    id: 'actions',
    label: 'Actions',
    width: 'w-14 min-[85rem]:w-60',
    align: 'end',
    cell: ({ isOpen }, { nameId }) => isOpen && <Button describedBy={nameId}>Send</Button>,
    wraps: true,
  },
];

const base: RecordTableProps<Parcel, Key> = {
  label: 'Parcels',
  columns,
  rows: parcels,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => `Parcel ${name}`,
  when: ({ when }) => when,
  order: { column: 'date', direction: 'descending' },
  onSort: fn(),
  onSelect: fn(),
  loading: 'Loading parcels...',
  empty: <EmptyState title="No parcels" />,
};

const states = {
  ByDate: {},
  ByName: { order: { column: 'name', direction: 'ascending' }, caption: 'Sorting applies to this page.' },
  Days: { hasDays: true, opened: ({ name }) => `More of ${name}` },
  DaysOfOneRow: { hasDays: true, rows: parcels.slice(1) },
  WithoutDetails: { onSelect: undefined, onSort: undefined, order: undefined },
  Loading: { rows: undefined },
  Empty: { rows: [] },
} satisfies Record<string, Partial<RecordTableProps<Parcel, Key>>>;

const ParcelTable = (props: RecordTableProps<Parcel, Key>) => <RecordTable {...props} />;

const meta = {
  title: 'Primitives/RecordTable',
  component: ParcelTable,
  args: base,
} satisfies Meta<typeof ParcelTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const laptop = { viewport: { value: 'laptop' } };

/** The first row of a day says it; of the others it is only heard. */
export const ByDate: Story = {
  globals: laptop,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
    ]);
    await expect(canvas.getByRole('row', { name: /^Chair/ })).toHaveTextContent('Today8:05 AM');
    await press(canvas.getByText('8 kg'));
    await expect(args.onSelect).toHaveBeenLastCalledWith(parcels[1]);
    const lamp = within(canvas.getByRole('rowgroup', { name: 'Parcel Lamp' }));
    await press(lamp.getByRole('button', { name: 'Send' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(lamp.getByRole('button', { name: 'View Details' })).toHaveAccessibleDescription(
      'Parcel Lamp',
    );
  },
};
/** A heading above the rows of a day, and a press that opens a row in its place. */
export const Days: Story = {
  args: states.Days,
  globals: laptop,
  play: async ({ args, canvas }) => {
    const headings = canvas.getAllByRole('heading');
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday']);
    await expect(canvas.getByRole('row', { name: /^Lamp/ })).toHaveTextContent('Today9:30 AM');
    await press(canvas.getByText('8 kg'));
    await expect(await canvas.findByText('More of Chair')).toBeVisible();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await press(canvas.getByText('8 kg'));
    await waitFor(() => expect(canvas.queryByText('More of Chair')).toBeNull());
  },
};
/** Where one row has no room, buttons have a line of their own. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('rowgroup', { name: 'Parcel Lamp' })).getAllByRole('row');
    await expect(within(rows[1] as HTMLElement).getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(
      within(canvas.getByRole('rowgroup', { name: 'Parcel Chair' })).getAllByRole('row'),
    ).toHaveLength(1);
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
    ]);
    await press(canvas.getByText('Table'));
    await expect(args.onSelect).toHaveBeenLastCalledWith(parcels[2]);
    const [open] = canvas.getAllByRole('button', { name: 'View Details' });
    await expect(open?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
/** A heading above the rows of a day is for the order by date, and for more than one row. */
export const AllStates: Story = {
  render: inGrid(states, { columns: 1 }),
  play: async ({ args, canvasElement }) => {
    const byName = within(stateIn(canvasElement, 'ByName'));
    await expect(byName.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(byName.queryByRole('heading')).toBeNull();
    await expect(byName.getAllByText('Today')).toHaveLength(2);
    await userEvent.click(byName.getByRole('button', { name: 'Date' }));
    await expect(args.onSort).toHaveBeenCalledWith('date');
    const one = within(stateIn(canvasElement, 'DaysOfOneRow'));
    await expect(one.getAllByRole('rowgroup')).toHaveLength(3);
  },
};
