import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';
import { loseNext } from '../../testing/story-kit/steps';

const meta = { title: 'Scenarios/Register', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const newcomer = {
  'First name': 'Ada',
  'Last name': 'Eze',
  Username: 'ada.eze',
  Email: 'ada@example.com',
  Phone: '8012345678',
  Password: 'secret123',
  'Confirm password': 'secret123',
};

const register = async ({ canvas, userEvent }: Play, changes: Partial<typeof newcomer> = {}) => {
  for (const [label, text] of Object.entries({ ...newcomer, ...changes })) {
    await userEvent.type(await canvas.findByLabelText(label), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
};

/** The account was created but the response was lost: reconciliation finds the account. */
export const AnswerLost: Story = {
  ...scenario('first-visit', PATHS.register),
  play: async ({ canvas, userEvent, world }) => {
    loseNext(world, 'register');
    await register({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: /ada\.eze/ })).toBeVisible();
  },
};
