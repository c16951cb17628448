import { createWorld, type Scenario, type ScenarioId, type World } from '@sms/api-mocks';
import { createHandlers } from '@sms/api-mocks/handlers';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import type { StoryPopups } from './create-story-sessions';
import { StoryApp } from './story-app';
import { applyToolbar, chosenScenario } from './toolbar';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The simulated company of a scenario story. Its clock is frozen until the story calls `advance`. */
    world: World;
    /** The popups for payments, which open nothing. */
    popups: StoryPopups;
    /** Number of the world on this page: a new number means a new world. */
    worldNumber: number;
  }
}

// A response passes through the worker and a debounce before it is shown, which takes some time on a loaded
// machine.
configure({ asyncUtilTimeout: 10_000 });

/** The worker's address is relative to the page: a Storybook may be below a path. */
const startWorker = async () => {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
  });
  return worker;
};

const startBackend = mswLoader(startWorker);

let worlds = 0;

/** The story's browser has a network: its screenshot is the same on a machine without one. */
const mockOnline = (): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
};

/** Gives a story its world, and the simulated browser around it. Any other story starts without a backend. */
const startScenario = async (context: StoryContext, id: ScenarioId | Scenario): Promise<void> => {
  await startBackend(context);
  const world = createWorld(chosenScenario(context.globals) ?? id);
  applyToolbar(world, context.globals);
  context.msw.use(...createHandlers(world));
  context.world = world;
  context.worldNumber = worlds += 1;
  context.popups = { areBlocked: false, areClosed: false };
  mockOnline();
};

/**
 * A story of the real product on the simulated backend: `{ ...scenario('sms-arrives', '/active-numbers'),
 * play }`. Each run gets its own world, scope and socket; the toolbar may change the initial scenario.
 * @param id the initial scenario
 * @param path the path at which the story begins
 */
export const scenario = (
  id: ScenarioId | Scenario,
  path: string,
): Pick<StoryObj, 'beforeEach' | 'parameters' | 'render'> => ({
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startScenario(context, id),
  render: (_args, { world, worldNumber, popups }) => (
    <StoryApp key={worldNumber} world={world} popups={popups} path={path} />
  ),
});
