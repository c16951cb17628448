import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { SuggestedServices, type SuggestedServicesProps } from './suggested-services';
import { suggestedServices } from './suggested-services.samples';

const base: SuggestedServicesProps = { services: suggestedServices, onToggle: fn() };

const meta = {
  title: 'Parts/Catalogue/SuggestedServices',
  component: SuggestedServices,
  args: base,
} satisfies Meta<typeof SuggestedServices>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  NoneChosen: {},
  OneChosen: { services: suggestedServices.map((one) => ({ ...one, isChosen: one.code === 'wa' })) },
  AnotherChosen: {
    services: [{ code: 'go', name: 'Google', isChosen: true }, ...suggestedServices.slice(0, -1)],
  },
} satisfies Record<string, Partial<SuggestedServicesProps>>;

export const Playground: Story = {
  tags: ['interaction'],
  args: states.OneChosen,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'WhatsApp', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Telegram', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledWith('tg');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
