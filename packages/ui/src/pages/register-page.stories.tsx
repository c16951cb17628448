import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RegistrationForm } from '../session/registration-form';
import { registrationForm } from '../session/session.samples';
import { expectLink } from '../story-kit';
import { RegisterPage } from './register-page';

const meta = {
  title: 'Pages/Register',
  component: RegisterPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { children: <RegistrationForm {...registrationForm} /> },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create account');
    await expectLink(canvas, 'Sign in', '/login');
  },
};
