import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { writeStorage } from '../../browser/storage/browser-storage';
import { storeSessionHint } from '../../browser/storage/session-hint';
import { scenario } from '../../testing/story-kit/scenario';
import { PATHS } from '../routing/paths';

const MINUTE_MS = 60_000;

/** Start time of the story's world. */
const NOON = Date.UTC(2026, 2, 2, 12);

/** The browser has stored the session hint of an earlier visit. */
const meta = {
  title: 'Scenarios/Offline',
  tags: ['!autodocs', 'scenario'],
  beforeEach: () => {
    storeSessionHint(true);
    writeStorage({
      name: 'last-visit',
      value: { version: 1, at: NOON - 5 * MINUTE_MS, active: 2, lastsUntil: NOON + 9 * MINUTE_MS },
    });
    return () => {
      storeSessionHint(false);
      writeStorage({ name: 'last-visit', value: null });
    };
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers and codes are not stored, so only their count and the last expiry are shown. */
export const OpenedOffline: Story = {
  ...scenario('server-down', PATHS.activeNumbers, { isOnline: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Last connected .+, with 2 active numbers\. The last one expires .+\./,
    );
  },
};
