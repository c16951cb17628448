import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { framed } from '../story-kit';
import { ApiKeyForm } from './api-key-form';

const meta = {
  title: 'Account/ApiKeyForm',
  component: ApiKeyForm,
  decorators: [framed(480)],
} satisfies Meta<typeof ApiKeyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field and its button work, but the form neither stores the key nor claims to. */
export const KeyEntered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('API Key'), 'a-secret-key{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save API Key' }));
    await expect(canvas.getByLabelText('API Key')).toHaveValue('a-secret-key');
    await expect(canvas.queryByText(/a-secret-key|saved/i)).not.toBeInTheDocument();
  },
};
