import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';

import { Badge } from '../../../primitives/badge';
import { CountryFlag } from '../../../primitives/country-flag';
import { Icon } from '../../../primitives/icon';
import { ServiceLogo } from '../../../primitives/service-logo';
import { inGrid } from '../../../story-kit';
import { ChoiceRow, type ChoiceRowProps } from './choice-row';

const base = { title: 'WhatsApp', picture: <ServiceLogo code="wa" name="WhatsApp" />, onChoose: fn() };

const meta = {
  title: 'Parts/Catalogue/ChoiceRow',
  component: ChoiceRow,
  args: base,
} satisfies Meta<typeof ChoiceRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  TitleOnly: {},
  WithDetail: { title: 'Canada', detail: '#36', picture: <CountryFlag code="36" size="md" /> },
  WithIcon: { title: 'Any Operator (Recommended)', picture: <Icon of={Sparkles} className="size-5" /> },
  WithFacts: { trailing: <Badge tone="success">12 available</Badge> },
} satisfies Record<string, Partial<ChoiceRowProps>>;

export const Playground: Story = {
  tags: ['interaction'],
  args: states.WithDetail,
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('button', { name: 'Canada' });
    await expect(row).toHaveAccessibleDescription('#36');
    await userEvent.click(row);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
