import type { Surroundings } from './shared-world/shared-world';
import { createMemoryStore, type TextStore } from './shared-world/text-store';
import type { Signal } from '../../world/sockets';
import { openIndexedDbStore } from './indexed-db-store';

const NAME = 'simulated-backend';

/** Without IndexedDB the world is lost with the page, which is better than no world. */
const openStore = (): Promise<TextStore> => openIndexedDbStore().catch(createMemoryStore);

/** What this browser offers a world that its pages share. */
export const surroundingsOfPage = async (): Promise<Surroundings> => {
  const pages = new BroadcastChannel(NAME);
  return {
    store: await openStore(),
    alone: (step) => navigator.locks.request(NAME, step),
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
    onPaceChanged: reportTimeLeap,
  };
};

/**
 * Makes the page notice a jump in time: as after the machine has slept, it receives 'online', checks its
 * websocket and asks anew. It believes the server's new time once two answers agree on it.
 */
export const reportTimeLeap = (): void => {
  window.dispatchEvent(new Event('online'));
};
