import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { CopyTemplateField, type CopyTemplateFieldProps } from './copy-template-field';

const base = { value: '', preview: '', onChange: fn() } satisfies CopyTemplateFieldProps;

const states = {
  Empty: {},
  Filled: { value: '{service}: {code} ({number})', preview: 'WhatsApp: 482913 (+12631312082)' },
  UnknownPlaceholder: {
    value: '{code} {password}',
    preview: '482913 {password}',
    error: 'Unknown placeholder {password}. Use {number}, {code} or {service}.',
  },
} satisfies Record<string, Partial<CopyTemplateFieldProps>>;

const meta = {
  title: 'Parts/Account/CopyTemplateField',
  component: CopyTemplateField,
  args: base,
} satisfies Meta<typeof CopyTemplateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Copy template' });
    await userEvent.type(field, 'x');
    await expect(args.onChange).toHaveBeenCalledWith('x');
  },
};
export const Empty: Story = { tags: ['state'], args: states.Empty };
export const Filled: Story = {
  tags: ['state'],
  args: states.Filled,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Copy template' });
    await expect(field).toHaveAccessibleDescription('Copies: WhatsApp: 482913 (+12631312082)');
  },
};
export const UnknownPlaceholder: Story = {
  tags: ['state'],
  args: states.UnknownPlaceholder,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Copy template' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Unknown placeholder/);
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
