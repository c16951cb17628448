import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Frame, longServiceName, StateGrid } from '../../story-kit';
import { SelectionSummary, type SelectionSummaryProps } from './selection-summary';

const base = { onReset: fn() };

const meta = {
  title: 'Parts/Selection summary',
  component: SelectionSummary,
  tags: ['autodocs'],
  args: base,
  render: (args) => (
    <Frame width={280}>
      <SelectionSummary {...args} />
    </Frame>
  ),
} satisfies Meta<typeof SelectionSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  NothingChosen: {},
  CountryChosen: { country: 'Canada', countryCode: '36' },
  ServiceChosen: { country: 'Canada', countryCode: '36', service: 'WhatsApp', serviceCode: 'wa' },
  EverythingChosen: {
    country: 'Canada',
    countryCode: '36',
    service: 'WhatsApp',
    serviceCode: 'wa',
    operator: 'Any Operator',
  },
  Held: {
    country: 'Canada',
    countryCode: '36',
    service: 'WhatsApp',
    serviceCode: 'wa',
    operator: 'Any Operator',
    isResetDisabled: true,
  },
} satisfies Record<string, Partial<SelectionSummaryProps>>;

export const Playground: Story = {
  args: states.EverythingChosen,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset Selection' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
export const NothingChosen: Story = { tags: ['state'], args: states.NothingChosen };
export const CountryChosen: Story = { tags: ['state'], args: states.CountryChosen };
export const ServiceChosen: Story = { tags: ['state'], args: states.ServiceChosen };
export const EverythingChosen: Story = { tags: ['state'], args: states.EverythingChosen };
export const Held: Story = { tags: ['state'], args: states.Held };
export const LongServiceName: Story = {
  tags: ['edge'],
  args: { ...states.EverythingChosen, service: longServiceName },
};
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid states={states} render={(args) => <SelectionSummary {...base} {...args} />} />,
};
