/** URL of the worker from vite/pwa.ts. Its scope is the whole product. */
const WORKER_URL = '/app-worker.js';

/** The worker's URL as a trusted type, under the policy name that the content security policy allows. */
const trustedWorkerUrl = (): string => {
  const policy = window.trustedTypes?.createPolicy('app-worker', { createScriptURL: () => WORKER_URL });
  // TypeScript types the URL as a string; the browser expects the trusted type.
  return (policy?.createScriptURL(WORKER_URL) ?? WORKER_URL) as string;
};

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** The worker's registration; undefined when it fails, because the worker is optional. */
const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  // A development server has none, and would answer with a page.
  if (__SIMULATED_BACKEND__ || import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined;
  try {
    return await navigator.serviceWorker.register(trustedWorkerUrl());
  } catch {
    return undefined;
  }
};

/**
 * Caches the files of this build, so that the next visit opens at once and offline (decision 0072). Calls
 * `onUpdateReady` when a newer build was fetched, which the next visit uses.
 */
export const startServiceWorker = (onUpdateReady: () => void): void => {
  registering ??= registerWorker();
  void registering.then((registration) => {
    if (registration?.active == null) return;
    // The page runs the cached build, even while a newer one is waiting.
    if (registration.waiting !== null) onUpdateReady();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') onUpdateReady();
      });
    });
  });
};

/** Unregisters the worker: the next load asks the server and registers a new worker. */
export const unregisterServiceWorker = async (): Promise<void> => {
  await (await registering)?.unregister();
};
