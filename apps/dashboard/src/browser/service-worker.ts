/** Where vite/installable.ts puts the worker. Its scope is the whole product. */
const ADDRESS = '/app-worker.js';

/** What the content policy asks for: the one address that may become a worker, under the name the policy allows. */
const addressOfWorker = (): string => {
  const policy = window.trustedTypes?.createPolicy('app-worker', { createScriptURL: () => ADDRESS });
  // A trusted address is a string to everybody but the browser.
  return (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
};

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** The worker's registration; undefined where there is none to be had: it is a comfort. */
const register = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (__SIMULATED_BACKEND__ || !('serviceWorker' in navigator)) return undefined;
  try {
    return await navigator.serviceWorker.register(addressOfWorker());
  } catch {
    return undefined;
  }
};

/**
 * Lets the browser keep the files of this build, so that the next visit opens at once and without a connection
 * (decision 0072). `onNewer` is called when it has fetched those of a newer build, which the next visit takes.
 */
export const startAppWorker = (onNewer: () => void): void => {
  registering ??= register();
  void registering.then((registration) => {
    if (registration?.active == null) return;
    // The page runs the kept build, whatever waits beside it.
    if (registration.waiting !== null) onNewer();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') onNewer();
      });
    });
  });
};

/** Gives the worker up: the next load asks the server, and starts a worker of its own. */
export const letAppWorkerGo = async (): Promise<void> => {
  await (await registering)?.unregister();
};
