import type { Meta, StoryObj } from '@storybook/react-vite';

import { LoginForm } from '../session/login-form';
import { RegistrationForm } from '../session/registration-form';
import { loginForm, registrationForm } from '../session/session.samples';
import { expectLink, inGrid } from '../story-kit';
import { GuestPage, type GuestPageProps } from './guest-page';

const states = {
  FirstVisit: {},
  SignedInElsewhere: { notice: 'You were signed out because this account signed in somewhere else.' },
  SessionEnded: { notice: 'Your session has ended. Please sign in again.' },
  Registration: {
    title: 'Create account',
    other: { question: 'Have an account?', to: '/login', link: 'Sign in' },
    hasAboutOnPhones: false,
    children: <RegistrationForm {...registrationForm} />,
  },
} satisfies Record<string, Partial<GuestPageProps>>;

const meta = {
  title: 'Pages/Guest',
  component: GuestPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    title: 'Welcome back',
    other: { question: 'New here?', to: '/register', link: 'Create account' },
    children: <LoginForm {...loginForm} />,
  },
} satisfies Meta<typeof GuestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: ({ canvas }) => expectLink(canvas, 'Create account', '/register'),
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
