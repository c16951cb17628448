import { NewVersion } from '@sms/ui/shell/notices/new-version';
import { useEffect, useState } from 'react';
import { entryPath } from '../boot/entry';

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
const startServiceWorker = (onUpdateReady: () => void): void => {
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
const unregisterServiceWorker = async (): Promise<void> => {
  await (await registering)?.unregister();
};

/** Names the entry chunk of the server's build: vite/html-meta.ts. */
const VERSION_URL = '/version.json';

/** For a page that stays open for days; deployments are rarer than this. */
const CHECK_INTERVAL_MS = 60 * 60_000;

interface Build {
  readonly entry?: unknown;
  readonly news?: readonly string[];
}

/** The build that the server has now; empty while it cannot be read. */
const readBuild = (): Promise<Build> =>
  fetch(VERSION_URL, { cache: 'no-store' })
    .then((response) => response.json() as Promise<Build>)
    .catch(() => ({}));

/** True for a build other than the one this page runs. */
const isNewer = ({ entry }: Build): boolean => typeof entry === 'string' && entry !== entryPath();

/** Loads the page from the server and not from the worker's cache. */
const reload = (): void => void unregisterServiceWorker().then(() => window.location.reload());

/**
 * Offers a newer build when the worker has fetched one, when a chunk could not be loaded while online
 * (usually because of a deployment), and when the user returns to a page whose last check is an hour ago. It
 * never reloads by itself, because a purchase may be in flight.
 */
export function UpdateChecker() {
  const [ready, setReady] = useState<Build | null>(null);
  useEffect(() => {
    let checkedAt = Date.now();
    const check = () => {
      checkedAt = Date.now();
      void readBuild().then((build) => isNewer(build) && setReady(build));
    };
    const checkOnReturn = () => {
      if (!document.hidden && Date.now() - checkedAt >= CHECK_INTERVAL_MS) check();
    };
    window.addEventListener('vite:preloadError', check);
    document.addEventListener('visibilitychange', checkOnReturn);
    // The worker may have fetched the page alone, with another site.json: then nothing is new in the build.
    startServiceWorker(() => void readBuild().then((build) => setReady(isNewer(build) ? build : {})));
    return () => {
      window.removeEventListener('vite:preloadError', check);
      document.removeEventListener('visibilitychange', checkOnReturn);
    };
  }, []);
  return ready && <NewVersion news={ready.news} onReload={reload} />;
}
