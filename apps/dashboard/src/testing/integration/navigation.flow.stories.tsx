import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../story-kit/scenario';

const meta = { title: 'Flows/Going about', tags: ['!autodocs', 'flow'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first page leaves the focus alone; on every later page it moves to the heading. */
export const FocusFollowsThePage: Story = {
  tags: ['interaction'],
  ...scenario('empty-account', PATHS.settings),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Settings' });
    await expect(document.body).toHaveFocus();
    const navigation = within(canvas.getByRole('navigation'));
    for (const name of ['Dashboard', 'Active Numbers', 'Settings']) {
      await userEvent.click(navigation.getByRole('link', { name }));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
    }
  },
};
