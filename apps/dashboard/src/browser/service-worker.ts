/** Where vite/pwa.ts puts the worker. Its scope is the whole product. */
const WORKER_URL = '/app-worker.js';

/** What the content policy asks for: the one address that may become a worker, under the name the policy allows. */
const trustedWorkerUrl = (): string => {
  const policy = window.trustedTypes?.createPolicy('app-worker', { createScriptURL: () => WORKER_URL });
  // A trusted address is a string to everybody but the browser.
  return (policy?.createScriptURL(WORKER_URL) ?? WORKER_URL) as string;
};

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** The worker's registration; undefined where there is none to be had: it is a comfort. */
const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (__SIMULATED_BACKEND__ || !('serviceWorker' in navigator)) return undefined;
  try {
    return await navigator.serviceWorker.register(trustedWorkerUrl());
  } catch {
    return undefined;
  }
};

/**
 * Lets the browser keep the files of this build, so that the next visit opens at once and without a connection
 * (decision 0072). `onUpdateReady` is called when it has fetched those of a newer build, which the next visit takes.
 */
export const startServiceWorker = (onUpdateReady: () => void): void => {
  registering ??= registerWorker();
  void registering.then((registration) => {
    if (registration?.active == null) return;
    // The page runs the kept build, whatever waits beside it.
    if (registration.waiting !== null) onUpdateReady();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') onUpdateReady();
      });
    });
  });
};

/** Gives the worker up: the next load asks the server, and starts a worker of its own. */
export const unregisterServiceWorker = async (): Promise<void> => {
  await (await registering)?.unregister();
};
