/**
 * Starts the simulated backend and its panel; loaded in mock builds only. `?scenario=` in the address starts a new
 * world, unless the stored one began with the same scenario.
 */
export const startSimulatedBackend = async (): Promise<void> => {
  const { startBrowserBackend } = await import('@sms/api-mocks/browser');
  const controls = await startBrowserBackend(new URLSearchParams(window.location.search).get('scenario'));
  const { mountSimulator } = await import('.');
  mountSimulator({
    ...controls,
    // A page of the old world would show outdated data.
    start: async (scenario: Parameters<typeof controls.start>[0]) => {
      await controls.start(scenario);
      window.location.assign('/');
    },
  });
};
