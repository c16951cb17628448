import { attach, combine, createEvent, sample, scopeBind } from 'effector';
import { $isFollowing } from '../../../api/cross-tab/cross-tab-cache';
import { $isPageVisible } from '../../../lib/page';
import { $ports } from '../../../lib/ports';
import { arrivalSignals, type ArrivalSignals } from '../../../rules';
import { $preferences } from '../../account/preferences';
import { sessionEnded } from '../../session';
import { codesArrived, codesNamed } from './incoming-codes';

/** The user selected the browser's notification of a code. */
export const arrivalOpened = createEvent();

/** Calls the user. */
export const signalArrivalFx = attach({
  source: $ports,
  effect: ({ signalArrival }, signals: ArrivalSignals) =>
    signalArrival(signals, scopeBind(arrivalOpened, { safe: true })),
});

// What the notification says is for the user who has signed out, and for nobody after.
sample({
  clock: sessionEnded,
  target: attach({ source: $ports, effect: ({ withdrawArrival }) => withdrawArrival() }),
});
const $circumstances = combine(
  { isVisible: $isPageVisible, isFollowing: $isFollowing, preferences: $preferences },
  ({ isFollowing, ...rest }) => ({ ...rest, isLeading: !isFollowing }),
);
sample({
  clock: codesArrived,
  source: $circumstances,
  fn: (circumstances, arrived) => arrivalSignals(arrived, circumstances),
  target: signalArrivalFx,
});
// A notification with the name replaces the one without, silently.
const renamed = sample({
  clock: codesNamed,
  source: $circumstances,
  fn: (circumstances, named): ArrivalSignals => ({
    ...arrivalSignals(named, circumstances),
    sound: false,
    vibration: false,
  }),
});
sample({
  clock: renamed,
  filter: ({ notification }) => notification !== null,
  target: signalArrivalFx,
});
