import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import CommandPalette, { type CommandPaletteProps, type PaletteGroup } from './command-palette';

const pages: PaletteGroup = {
  title: 'Pages',
  entries: (
    [
      ['Dashboard', 'dashboard'],
      ['Buy Number', 'buy'],
      ['Active Numbers', 'numbers'],
      ['History', 'history'],
      ['Transactions', 'payments'],
      ['Settings', 'settings'],
    ] as const
  ).map(([label, icon]) => ({ id: label, label, icon })),
};

const purchases: PaletteGroup = {
  title: 'Buy',
  entries: [
    {
      id: 'wa 19',
      label: 'WhatsApp · Nigeria',
      detail: 'Buy',
      service: { code: 'wa', name: 'WhatsApp' },
      country: '19',
    },
    { id: 'wa', label: 'WhatsApp', detail: 'Buy', service: { code: 'wa', name: 'WhatsApp' } },
  ],
};

const numbers: PaletteGroup = {
  title: 'Your numbers',
  entries: [
    {
      id: 'number 1',
      label: 'Telegram',
      detail: 'Copy code 91827',
      service: { code: 'tg', name: 'Telegram' },
      number: { phoneGroups: ['+44', '740', '012', '3456'], status: 'received' },
    },
  ],
};

/** Controlled, as in the product. */
function Typed(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <CommandPalette
      {...props}
      query={query}
      onQuery={(typed) => {
        setQuery(typed);
        props.onQuery(typed);
      }}
    />
  );
}

const meta = {
  title: 'Search/CommandPalette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: { query: '', onQuery: fn(), groups: [numbers, pages], onChoose: fn(), onClose: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the field once it has focus: keys typed earlier go elsewhere. */
const focusedField = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Search' });
    await expect(field).toHaveFocus();
    return field;
  });

/** Opens with focus in the field and shows entries for an empty query; Escape closes it. */
export const EmptyQuery: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Search' });
    await focusedField(canvasElement);
    await expect(within(dialog).getByRole('option', { name: 'Settings' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'History' }));
    await expect(args.onChoose).toHaveBeenCalledWith('History');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Enter selects the first entry. Tab does not choose: a highlighted entry may cancel a number. */
export const WithEnter: Story = {
  args: { query: 'wa n', groups: [purchases] },
  play: async ({ args, canvasElement }) => {
    const input = await focusedField(canvasElement);
    await userEvent.type(input, 'g');
    await expect(args.onQuery).toHaveBeenCalledWith('wa ng');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('wa 19');
  },
};

export const WithTheArrowKeys: Story = {
  args: { groups: [purchases, pages] },
  play: async ({ args, canvasElement }) => {
    const field = await focusedField(canvasElement);
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('Settings');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Transactions');
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('WhatsApp · Nigeria');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(pages.entries[0]?.id);
  },
};

/** A logo, a flag and an icon are as wide as each other. */
export const TextsInOneLine: Story = {
  args: {
    groups: [
      numbers,
      purchases,
      { title: 'Countries', entries: [{ id: '19', label: 'Any service · Nigeria', country: '19' }] },
      pages,
    ],
  },
  play: async ({ canvas }) => {
    const starts = ['Telegram', 'WhatsApp · Nigeria', 'Any service · Nigeria', 'Settings'].map(
      (text) => canvas.getByText(text).getBoundingClientRect().left,
    );
    await expect(new Set(starts).size).toBe(1);
  },
};

export const NothingFound: Story = {
  args: { query: 'atlantis', groups: [] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found.');
    // Enter has nothing to choose, and empties no field.
    await focusedField(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveValue('atlantis');
    await expect(args.onQuery).not.toHaveBeenCalled();
  },
};

/** The words of the state stand apart from what Enter does, and a long name is whole. */
export const NumberOnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: {
    groups: [
      {
        ...numbers,
        entries: numbers.entries.map((entry) => ({
          ...entry,
          label: 'Instagram & Threads',
          detail: 'Copy code 118-402',
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const edges = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(edges('Copy code 118-402').left - edges('Received').right).toBeGreaterThanOrEqual(8);
    await expect(canvas.getByText('Instagram & Threads').getClientRects()).toHaveLength(1);
  },
};

/** A phone number is never cut: the detail gives way. */
export const NumberOnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    query: 'cancel',
    groups: [
      {
        title: 'Your numbers',
        entries: [
          {
            id: 'cancel 1',
            label: 'Google · +234\u00A0912\u00A0362\u00A084',
            detail: 'Cancel & Refund',
            service: { code: 'go', name: 'Google' },
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText(/\+234/).parentElement;
    await expect(label?.scrollHeight).toBe(label?.clientHeight);
  },
};
