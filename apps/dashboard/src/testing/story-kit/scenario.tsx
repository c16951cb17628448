import type { Scenario, ScenarioId, World } from '@sms/api-mocks';
import { createStoryBackend } from '@sms/api-mocks/storybook';
import type { StoryObj } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { createStoryCheckout, type StoryCheckout } from './create-story-checkout';
import { StoryApp } from './story-app';
import { applyToolbar, chosenScenario } from './toolbar';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The simulated company of a scenario story. Its clock stands still until the story calls `advance`. */
    world: World;
    /** Where the story's payments lead. */
    checkout: StoryCheckout;
    /** Counts the worlds of this page: another number, another world. */
    worldNumber: number;
    /** The pretended browser that `checkout` belongs to. */
    browser: ReturnType<typeof createStoryCheckout>;
  }
}

// An answer passes through the worker and a debounce before it shows, which takes a busy machine some time.
configure({ asyncUtilTimeout: 10_000 });

let worlds = 0;

/** Decides for a story whether the browser has a network: its picture is the same on a machine without one. */
const mockOnline = (isOnline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
};

/**
 * A story of the real product on the simulated backend: `{ ...scenario('sms-arrives', '/active-numbers'), play }`.
 * Each run gets a world, a scope and a socket of its own; the toolbar may change how the world begins.
 * @param id how the world begins
 * @param path the path at which the story begins
 * @param isOnline whether the browser has a network. Default: true
 */
export const scenario = (
  id: ScenarioId | Scenario,
  path: string,
  { isOnline = true } = {},
): Pick<StoryObj, 'beforeEach' | 'parameters' | 'render'> => ({
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    const { world, handlers } = createStoryBackend(chosenScenario(context.globals) ?? id);
    applyToolbar(world, context.globals);
    context.msw.use(...handlers);
    context.world = world;
    context.worldNumber = worlds += 1;
    context.browser = createStoryCheckout();
    context.checkout = context.browser.checkout;
    mockOnline(isOnline);
  },
  render: (_args, { world, worldNumber, browser }) => (
    <StoryApp key={worldNumber} world={world} browser={browser} path={path} />
  ),
});
