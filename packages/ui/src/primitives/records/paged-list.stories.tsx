import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useState } from 'react';

import { Button } from '../buttons/button';
import { Card } from '../card';
import { LoadError } from '../feedback/load-error';
import { inGrid } from '../../story-kit';
import { PagedList, type PagedListProps } from './paged-list';

const rows = (page: number) => (
  <ul className="divide-y divide-line">
    {Array.from({ length: 20 }, (_, row) => (
      <li key={row} className="px-4 py-4">
        Purchase {(page - 1) * 20 + row + 1}
      </li>
    ))}
  </ul>
);

const position = 'Showing 1 to 20 of 40';
const pager = { page: 1, totalPages: 2, onPage: () => undefined };

const states = {
  FirstPage: { label: 'Purchases', position, pager, children: rows(1) },
  Busy: { label: 'Purchases', position, pager, busy: true, children: rows(1) },
  OnePage: { label: 'Purchases', position: 'Showing 1 to 20 of 20', children: rows(1) },
} satisfies Record<string, PagedListProps>;

const meta = {
  title: 'Primitives/PagedList',
  component: PagedList,
  args: states.FirstPage,
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof PagedList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 'Next' is disabled on the last page, so the focus moves to the start of the list. */
export const TurnedToTheLastPage: Story = {
  render: function Turning() {
    const [page, setPage] = useState(1);
    return (
      <PagedList label="Purchases" position={position} pager={{ ...pager, page, onPage: setPage }}>
        {rows(page)}
      </PagedList>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('group', { name: 'Purchases' })).toHaveFocus();
  },
};

/** What takes the focus below the error of a page, by Shift and Tab, is seen. */
export const FocusBelowTheError: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  // In the place of the header.
  decorators: [(Story) => <div className="mt-20">{Story()}</div>],
  args: {
    error: (
      <LoadError title="Showing the last purchases we loaded" onTryAgain={() => undefined}>
        Out of order
      </LoadError>
    ),
    children: (
      <ul>
        {Array.from({ length: 40 }, (_, row) => (
          <li key={row}>
            <Button>{`Purchase ${row + 1}`}</Button>
          </li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('button', { name: /^Purchase/ });
    for (const row of rows.toReversed()) {
      row.focus();
      const { left, top } = row.getBoundingClientRect();
      await expect(row).toContainElement(document.elementFromPoint(left + 8, top + 8) as HTMLElement);
    }
  },
};

/** A filter that leaves no page still says what it found, in the same live region. */
export const FilteredToNothing: Story = {
  render: function Filtering() {
    const [isFiltered, setIsFiltered] = useState(false);
    return (
      <>
        <button onClick={() => setIsFiltered(true)}>Filter</button>
        <PagedList
          label="Purchases"
          position={isFiltered ? 'Showing 0 of 0' : position}
          pager={isFiltered ? undefined : pager}
        >
          {null}
        </PagedList>
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByText(position);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(region).toHaveTextContent('Showing 0 of 0');
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};

export const AllStates: Story = { render: inGrid(states) };
