import { attach, createEvent, sample, scopeBind } from 'effector';
import { $isFollowing } from '../../api/shared-answers';
import { $isPageVisible } from '../../lib/page';
import { $ports } from '../../ports';
import { arrivalSignals, type ArrivalSignals } from '../../rules';
import { $preferences } from '../preferences';
import { codesArrived } from './codes';

/** The user selected the browser's notification of a code. */
export const arrivalOpened = createEvent();

/** Calls the user. */
export const signalArrivalFx = attach({
  source: $ports,
  effect: ({ signalArrival }, signals: ArrivalSignals) =>
    signalArrival(signals, scopeBind(arrivalOpened, { safe: true })),
});

sample({
  clock: codesArrived,
  source: { isVisible: $isPageVisible, isFollowing: $isFollowing, preferences: $preferences },
  fn: ({ isFollowing, ...rest }, arrived) => arrivalSignals(arrived, { ...rest, isLeading: !isFollowing }),
  target: signalArrivalFx,
});
