/**
 * Starts the simulated backend and its panel; loaded in mock builds only. `?scenario=` in the address starts
 * a new world, unless the stored one began with the same scenario.
 */
export const startSimulatedBackend = async (): Promise<void> => {
  const { startBrowserBackend } = await import('@sms/api-mocks/browser');
  const scenario = new URLSearchParams(window.location.search).get('scenario');
  const controls = await startBrowserBackend(
    scenario,
    // A demo may be built for a path.
    `${import.meta.env.BASE_URL}mockServiceWorker.js`,
  );
  const { mountSimulator } = await import('./mount-simulator');
  const isKnown = scenario === null || controls.scenarios.some(({ id }) => id === scenario);
  mountSimulator(
    {
      ...controls,
      start: async (chosen: Parameters<typeof controls.start>[0]) => {
        await controls.start(chosen);
        // A page of the old world would show outdated data.
        window.location.assign('/');
      },
    },
    isKnown ? null : `There is no scenario '${scenario}'. Nothing was changed: choose one under Scenario.`,
  );
};
