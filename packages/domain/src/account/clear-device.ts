import { attach, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../lib/session-events';
import { $ports } from '../lib/ports';
import { signOutClicked } from '../session/session';

export const clearDeviceConfirmed = createEvent();

const clearFx = attach({
  source: $ports,
  effect: async ({ clearStorage }) => {
    // After the stores that write at the end of the session, too.
    await Promise.resolve();
    clearStorage();
  },
});

const $isClearing = createStore(false)
  .on(clearDeviceConfirmed, () => true)
  .reset(clearFx.finally);

// Signs out first, then clears: the end of the session is the last thing that writes or deletes.
sample({ clock: clearDeviceConfirmed, target: signOutClicked });
sample({ clock: sessionEnded, filter: $isClearing, target: clearFx });
