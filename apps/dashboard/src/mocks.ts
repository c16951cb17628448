/** The simulated backend, loaded in mock builds only; `?scenario=` in the address chooses how its world starts. */
export const startSimulatedBackend = async (): Promise<void> => {
  const [{ startBrowserBackend }, { scenarios }] = await Promise.all([
    import('@sms/api-mocks/browser'),
    import('@sms/api-mocks'),
  ]);
  const wanted = new URLSearchParams(window.location.search).get('scenario');
  const scenario = Object.keys(scenarios).find((id): id is keyof typeof scenarios => id === wanted);
  await startBrowserBackend(scenario === undefined ? {} : { scenario });
};
