import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inFrame, inGrid } from '../../../story-kit';
import { SelectionSummary, type SelectionSummaryProps } from './selection-summary';

const base = { onStepOpen: fn(), onReset: fn() };

const meta = {
  title: 'Parts/Purchase/SelectionSummary',
  component: SelectionSummary,
  args: base,
  render: inFrame(280),
} satisfies Meta<typeof SelectionSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const country = { country: 'Canada', countryCode: '36' };
const service = { ...country, service: 'WhatsApp', serviceCode: 'wa' };
const everything = { ...service, operator: 'Any Operator' };

const states = {
  CountryChosen: country,
  ServiceChosen: service,
  EverythingChosen: everything,
  Disabled: { ...everything, isDisabled: true },
  Plain: { ...everything, look: 'plain' },
} satisfies Record<string, Partial<SelectionSummaryProps>>;

export const Playground: Story = {
  args: states.EverythingChosen,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change service: WhatsApp' }));
    await expect(args.onStepOpen).toHaveBeenCalledWith('service');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Selection' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
