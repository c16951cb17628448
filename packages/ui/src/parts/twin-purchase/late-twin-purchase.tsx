import { late } from '../../primitives/late';
import type { TwinPurchaseProps } from './twin-purchase';

/** The report of numbers bought twice, whose code is fetched when there is one: it is rarely needed. */
export const LateTwinPurchase = late<TwinPurchaseProps>(() =>
  import('./twin-purchase').then(({ TwinPurchase }) => ({ default: TwinPurchase })),
);
