import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { sharedDocument, StateGrid } from '../../../story-kit';
import { PurchaseLadder, StockWatchNote, type PurchaseLadderProps, type StockWatch } from './out-of-stock-options';
import { guide } from './out-of-stock-options.docs';

const base: PurchaseLadderProps = {
  isHeld: false,
  raise: '$0.2400',
  countries: [
    { code: '19', name: 'Nigeria', price: '$0.1834' },
    { code: '36', name: 'Canada', price: '$0.2100' },
    { code: '187', name: 'United States', price: '$0.3000' },
  ],
  watch: 'off',
  onRaise: fn(),
  onCountry: fn(),
  onWatch: fn(),
};

const watching = {
  off: { watch: 'off' },
  on: { watch: 'on' },
  came: { watch: 'came' },
} satisfies Record<StockWatch, Partial<PurchaseLadderProps>>;

const states = {
  AllWays: watching.off,
  Watching: watching.on,
  StockCame: watching.came,
  OneOperatorEmpty: { raise: null, watch: null },
  NothingKnown: { raise: null, countries: [] },
  Held: { isHeld: true },
} satisfies Record<string, Partial<PurchaseLadderProps>>;

const meta = {
  title: 'Parts/PurchaseLadder',
  component: PurchaseLadder,
  tags: ['autodocs'],
  parameters: { guide },
  args: base,
} satisfies Meta<typeof PurchaseLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const ways = within(within(canvasElement).getByRole('region', { name: 'Other ways to get a number' }));
    await userEvent.click(ways.getByRole('button', { name: 'Raise the maximum to $0.2400 and buy' }));
    await expect(args.onRaise).toHaveBeenCalledOnce();
    await userEvent.click(ways.getByRole('button', { name: 'Buy in Canada · $0.2100' }));
    await expect(args.onCountry).toHaveBeenCalledWith('36');
    await userEvent.click(ways.getByRole('button', { name: 'Tell me when there is stock' }));
    await expect(args.onWatch).toHaveBeenCalledWith(true);
  },
};
export const AllWays: Story = { tags: ['state'], args: states.AllWays };
export const Watching: Story = {
  tags: ['state'],
  args: states.Watching,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Watching while this page is open.');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop watching' }));
    await expect(args.onWatch).toHaveBeenCalledWith(false);
  },
};
/** The same was chosen anew: the other ways are gone, the watch is still on. */
export const WatchingAnew: Story = {
  tags: ['state'],
  render: ({ onWatch }) => <StockWatchNote onStop={() => onWatch(false)} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Stock watch' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop watching' }));
    await expect(args.onWatch).toHaveBeenCalledWith(false);
  },
};
export const StockCame: Story = { tags: ['state'], args: states.StockCame };
export const OneOperatorEmpty: Story = { tags: ['state'], args: states.OneOperatorEmpty };
export const NothingKnown: Story = { tags: ['state'], args: states.NothingKnown };
export const Held: Story = { tags: ['state'], args: states.Held };
export const LongCountryName: Story = {
  tags: ['edge'],
  args: {
    countries: [
      { code: '62', name: 'Saint Vincent and the Grenadines, Windward Islands', price: '$12.1834' },
    ],
  },
};
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: sharedDocument,
  render: () => (
    <StateGrid columns={2} states={states} render={(args) => <PurchaseLadder {...base} {...args} />} />
  ),
};
