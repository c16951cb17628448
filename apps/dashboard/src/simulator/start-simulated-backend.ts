import { takeWorld } from './world-address';

const NO_WORLD = 'The link has no world that this version can open. Nothing was changed: ask for a new link.';

/**
 * Starts the simulated backend and its panel; loaded in mock builds only. `?scenario=` in the address starts a new
 * world, unless the stored one began with the same scenario; `?world=` opens a saved one.
 */
export const startSimulatedBackend = async (): Promise<void> => {
  const { startBrowserBackend } = await import('@sms/api-mocks/browser');
  const controls = await startBrowserBackend(new URLSearchParams(window.location.search).get('scenario'));
  const saved = takeWorld();
  const isOpened = saved === null || (await controls.openLink(saved));
  const { mountSimulator } = await import('.');
  // A page of the old world would show outdated data.
  const showNewWorld = (): void => window.location.assign('/');
  mountSimulator(
    {
      ...controls,
      start: async (scenario: Parameters<typeof controls.start>[0]) => {
        await controls.start(scenario);
        showNewWorld();
      },
      load: async (text: string) => {
        const isLoaded = await controls.load(text);
        if (isLoaded) showNewWorld();
        return isLoaded;
      },
    },
    isOpened ? null : NO_WORLD,
  );
};
