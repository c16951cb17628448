import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../buttons/button';
import { TextField } from './text-field';
import { Form, type FormProps } from './form';

const fields = (error?: string) => (
  <>
    <TextField label="Username" name="username" value="ada" onChange={fn()} />
    <TextField label="Email" name="email" value="ada@example" error={error} onChange={fn()} />
    <Button type="submit" variant="primary">
      Create Account
    </Button>
  </>
);

const base = { busy: false, onSubmit: fn(), children: fields() } satisfies FormProps;

const meta = {
  title: 'Primitives/Form',
  component: Form,
  args: base,
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Invalid fields: submitting again unchanged focuses the same field again. */
export const InvalidFields: Story = {
  args: { children: fields('Invalid email') },
  play: async ({ canvas }) => {
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(canvas.getByRole('button'));
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
    }
  },
};

function Slow() {
  const [state, setState] = useState<'entered' | 'sent' | 'refused'>('entered');
  return (
    <>
      <Form busy={state === 'sent'} onSubmit={() => setState('sent')}>
        {fields(state === 'refused' ? 'Invalid email' : undefined)}
      </Form>
      <Button onClick={() => setState('refused')}>Let the server refuse it</Button>
    </>
  );
}

/** Server-side validation: the focus moves when the response arrives. */
export const RejectedByServer: Story = {
  render: () => <Slow />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(canvas.getByLabelText('Email')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Let the server refuse it' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};
