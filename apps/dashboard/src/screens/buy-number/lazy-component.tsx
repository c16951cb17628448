import { lazyWithRetry } from '@sms/ui/primitives/lazy-with-retry';
import type * as LazyComponents from './lazy-components';

const preloads: (() => void)[] = [];

/** A part of the wizard that comes late, below a `Suspense`. Without its code the rest of the page says enough. */
export const lazyComponent = (name: keyof typeof LazyComponents) => {
  const Component = lazyWithRetry<object>(
    () => import('./lazy-components').then((parts) => ({ default: parts[name] })),
    () => null,
  );
  preloads.push(Component.preload);
  return <Component />;
};

/** Fetches the code of all parts, so that the last step stands whole when it opens. */
export const preloadLazyComponents = (): void => {
  for (const preload of preloads) preload();
};
