import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PATHS } from '../../paths';
import { scenario } from '../../story-kit/scenario';

const meta = { title: 'Scenarios/Settings', tags: ['scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsOpened: Story = {
  ...scenario('empty-account', PATHS.settings),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Settings');
    await expect(canvas.getByRole('checkbox', { name: 'SMS Received' })).toBeChecked();
  },
};

/** The whole document changes at once; 'System' leaves it to the device again. */
export const ThemeChosen: Story = {
  ...scenario('empty-account', PATHS.settings),
  play: async ({ canvas, userEvent }) => {
    for (const [name, theme] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
      ['System', undefined],
    ] as const) {
      const choice = await canvas.findByRole('radio', { name });
      await userEvent.click(choice);
      await expect(choice).toBeChecked();
      await expect(document.documentElement.dataset['theme']).toBe(theme);
    }
  },
};
