import { attach, createEvent, sample, scopeBind } from 'effector';
import { $isFollowing } from '../../api/shared-answers';
import { $isPageVisible } from '../../lib/page';
import { $ports } from '../../ports';
import { arrivalSignals, type ArrivalSignals } from '../../rules';
import { $preferences } from '../preferences';
import { sessionEnded } from '../session';
import { codesArrived } from './codes';

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
sample({
  clock: codesArrived,
  source: { isVisible: $isPageVisible, isFollowing: $isFollowing, preferences: $preferences },
  fn: ({ isFollowing, ...rest }, arrived) => arrivalSignals(arrived, { ...rest, isLeading: !isFollowing }),
  target: signalArrivalFx,
});
