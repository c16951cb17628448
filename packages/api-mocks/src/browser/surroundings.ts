import type { Surroundings } from '../persistence/shared-world';
import { createMemoryStore, type TextStore } from '../persistence/text-store';
import type { Signal } from '../world/sockets';
import { openIndexedDbStore } from './indexed-db-store';

const NAME = 'simulated-backend';

/** A world nobody else can read is better than none. */
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
 * Lets the page notice that time has leapt: as after a sleep of the machine it hears that it is online
 * again, looks after its websocket and so learns the server's time at once.
 */
export const reportTimeLeap = (): void => {
  window.dispatchEvent(new Event('online'));
};
