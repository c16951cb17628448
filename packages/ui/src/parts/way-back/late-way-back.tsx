import { late } from '../../primitives/late';
import type { WayBackProps } from './way-back';

/** The way back, whose code is fetched when there is one. */
export const LateWayBack = late<WayBackProps>(() =>
  import('./way-back').then(({ WayBack }) => ({ default: WayBack })),
);
