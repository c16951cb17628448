import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';

const meta = { title: 'Scenarios/Login', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** With all cookies blocked the session cannot outlive the page: the form says so. */
export const CookiesBlocked: Story = {
  ...scenario('first-visit', PATHS.login),
  loaders: [
    () => void Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: false }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Cookies are blocked\./)).toBeVisible();
    Reflect.deleteProperty(navigator, 'cookieEnabled');
  },
};
