import type { Meta, StoryObj } from '@storybook/react-vite';

import { LegalPage, type LegalText } from './legal-page';

const text: LegalText = [
  { tag: 'h2', children: ['Use'] },
  {
    tag: 'p',
    children: [
      'Be ',
      { tag: 'strong', children: ['kind'] },
      '. Questions? ',
      { tag: 'a', href: 'mailto:help@example.com', children: ['Write to us'] },
      '.',
    ],
  },
  { tag: 'h3', children: ['Refunds'] },
  {
    tag: 'ol',
    start: 3,
    children: [
      { tag: 'li', children: ['A number cancelled before its first SMS is refunded.'] },
      { tag: 'li', children: ['Deposits are final.'] },
    ],
  },
];

const meta = {
  title: 'Pages/Legal',
  component: LegalPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { title: 'Terms' },
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};

export const SuppliedByTheOperator: Story = { args: { text } };
