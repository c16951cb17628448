import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LoginForm } from '../session/login-form';
import { loginForm } from '../session/session.samples';
import { expectLink, inGrid } from '../story-kit';
import { LoginPage, type LoginPageProps } from './login-page';

const states = {
  FirstVisit: {},
  SignedInElsewhere: { notice: 'You were signed out because this account signed in somewhere else.' },
  SessionEnded: { notice: 'Your session has ended. Please sign in again.' },
} satisfies Record<string, Partial<LoginPageProps>>;

const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { children: <LoginForm {...loginForm} /> },
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
    await expect(canvas.getByText('SMS Verification Platform')).toBeVisible();
    await expect(canvas.getByText('One account for all services')).toBeVisible();
    await expectLink(canvas, 'Create account', '/register');
  },
};

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
