import { late } from '../../../primitives/lazy-with-retry';
import type { WayBackProps } from './resume-purchase';

/** The way back, whose code is fetched when there is one. */
export const LateWayBack = late<WayBackProps>(() =>
  import('./resume-purchase').then(({ WayBack }) => ({ default: WayBack })),
);
