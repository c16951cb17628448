import type { Signal } from '../../world/sockets';
import { openIndexedDbStore } from './indexed-db-store';
import type { SharedWorldHost } from './shared-world/shared-world';
import { createMemoryStore, type TextStore } from './shared-world/text-store';

const NAME = 'simulated-backend';

/** Without IndexedDB the world is lost with the page, which is better than no world. */
const openStore = (): Promise<TextStore> => openIndexedDbStore().catch(createMemoryStore);

/** Environment of a world that the pages of this browser share. */
export const createBrowserEnvironment = async (): Promise<SharedWorldHost> => {
  const pages = new BroadcastChannel(NAME);
  return {
    store: await openStore(),
    withLock: (step) => navigator.locks.request(NAME, step),
    channel: {
      send: (signal) => {
        pages.postMessage(signal);
      },
      listen: (listener) => {
        // Only pages of this site write to the channel, and they send nothing but signals.
        pages.addEventListener('message', ({ data }: MessageEvent<Signal>) => {
          listener(data);
        });
      },
    },
    now: Date.now,
    onTimeJump: reportTimeJump,
  };
};

/**
 * Simulates the events after sleep: the page receives 'online', checks its websocket and reloads. It accepts the
 * server's new time once two responses agree on it.
 */
export const reportTimeJump = (): void => {
  window.dispatchEvent(new Event('online'));
};
