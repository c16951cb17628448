import { lazyWithRetry } from '../../../primitives/lazy-with-retry';
import type { ResumePurchaseProps } from './resume-purchase';

/** {@link ResumePurchase}, loaded when there is a purchase to resume. */
export const LazyResumePurchase = lazyWithRetry<ResumePurchaseProps>(() =>
  import('./resume-purchase').then(({ ResumePurchase }) => ({ default: ResumePurchase })),
);
