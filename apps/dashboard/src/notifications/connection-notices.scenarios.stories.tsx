import type { Scenario } from '@sms/api-mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PATHS } from '../app/routing/paths';
import { scenario } from '../testing/story-kit/scenario';
import { connected } from '../testing/story-kit/steps';
import { MINUTE_MS } from '@sms/domain/limits/spec';

const meta = { title: 'Scenarios/Connection', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const whatsapp = { service: 'wa', country: '187', status: 'waiting' } as const;

const soonOver: Scenario = {
  description: 'Two numbers get their codes soon, and a third is about to expire.',
  seed: 95,
  numbers: [
    { ...whatsapp, boughtAgoMs: 6 * MINUTE_MS, arriving: [{ inMs: 20_000, code: '482913' }] },
    { ...whatsapp, boughtAgoMs: 7 * MINUTE_MS, arriving: [{ inMs: 30_000, code: '905527' }] },
    { ...whatsapp, service: 'tg', boughtAgoMs: 19.5 * MINUTE_MS },
  ],
};

/** Takes the page offline and fires the browser's event: an answer after it would prove the contrary. */
const goOffline = ({ world }: Pick<StoryContext, 'world'>): void => {
  world.flags.serverDown = true;
  window.dispatchEvent(new Event('offline'));
  world.sockets.closeAll(1012, 'Service restart');
};

/** The page keeps its data and shows how old it is. */
export const ConnectionLost: Story = {
  ...scenario(soonOver, PATHS.activeNumbers),
  play: async (context) => {
    const { canvas } = context;
    await connected(context);
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    goOffline(context);
    await expect(await canvas.findByText(/^You are offline\. Last updated .+\. Updates/)).toBeVisible();
  },
};
