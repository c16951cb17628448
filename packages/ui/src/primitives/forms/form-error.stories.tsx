import type { Meta, StoryObj } from '@storybook/react-vite';

import { inFrame, inGrid } from '../../story-kit';
import { FormError, type FormErrorProps } from './form-error';

const meta = {
  title: 'Primitives/FormError',
  component: FormError,
  args: { children: 'Incorrect password provided' },
  render: inFrame(360),
} satisfies Meta<typeof FormError>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  OneLine: { children: 'Incorrect password provided' },
  LongText: { children: 'Too many attempts. '.repeat(8).trim() },
} satisfies Record<string, FormErrorProps>;

export const AllStates: Story = { render: inGrid(states) };
