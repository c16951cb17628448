import { startNotice } from './start-notice';
import { takeWorld } from './world-address';

/**
 * Starts the simulated backend and its panel; loaded in mock builds only. `?scenario=` in the address starts a new
 * world, unless the stored one began with the same scenario; `?world=` opens a saved one.
 */
export const startSimulatedBackend = async (): Promise<void> => {
  const { startBrowserBackend } = await import('@sms/api-mocks/browser');
  const scenario = new URLSearchParams(window.location.search).get('scenario');
  const controls = await startBrowserBackend(scenario);
  const saved = takeWorld();
  const isOpened = saved === null || (await controls.openLink(saved));
  const { mountSimulator } = await import('.');
  // A page of the old world would show outdated data.
  const showNewWorld = (): void => window.location.assign('/');
  mountSimulator(
    {
      ...controls,
      start: async (chosen: Parameters<typeof controls.start>[0]) => {
        await controls.start(chosen);
        showNewWorld();
      },
      load: async (text: string) => {
        const isLoaded = await controls.load(text);
        if (isLoaded) showNewWorld();
        return isLoaded;
      },
    },
    startNotice({ isOpened, scenario, scenarios: controls.scenarios }),
  );
};
