import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link, LinkProvider, type LinkProps } from './link';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { to: '/register', children: 'Create account' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function RouterLink({ to, children, ...anchor }: LinkProps) {
  return (
    <a href={`#routed${to}`} {...anchor}>
      {children}
    </a>
  );
}

/** The app replaces the plain anchor by its router's link. */
export const WithRouterLink: Story = {
  decorators: [(Story) => <LinkProvider component={RouterLink}>{Story()}</LinkProvider>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Create account' });
    await expect(link).toHaveAttribute('href', '#routed/register');
  },
};
