import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../story-kit';
import { ServiceLogo, type ServiceLogoProps } from './service-logo';

const meta = {
  title: 'Primitives/ServiceLogo',
  component: ServiceLogo,
  args: { code: 'wa', name: 'WhatsApp' },
} satisfies Meta<typeof ServiceLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  InATable: { code: 'tg', name: 'Telegram', size: 'sm' },
  BeforeAChoice: { code: 'wa', name: 'WhatsApp' },
  OnACard: { code: 'ig', name: 'Instagram', size: 'lg' },
  BrightBrand: { code: 'fu', name: 'Snapchat' },
  BlackBrand: { code: 'lf', name: 'TikTok' },
  CodeInCapitals: { code: 'GO', name: 'Google' },
  WithoutALogo: { code: 'li', name: 'LinkedIn' },
  UnknownService: { code: 'zzz', name: 'zzz' },
} satisfies Record<string, ServiceLogoProps>;

export const AllStates: Story = { render: inGrid(states) };
