import { lazyWithRetry } from '@sms/ui/primitives/lazy-with-retry';
import type * as LazyComponents from './lazy-components';

const preloads: (() => void)[] = [];

/** A lazy part of the wizard, below a `Suspense`. Renders nothing when it cannot be loaded. */
export const lazyComponent = (name: Exclude<keyof typeof LazyComponents, 'FirstSearchScreen'>) => {
  const Component = lazyWithRetry<object>(
    () => import('./lazy-components').then((parts) => ({ default: parts[name] })),
    () => null,
  );
  preloads.push(Component.preload);
  return <Component />;
};

/** Preloads all lazy parts, so that the last step is complete when it opens. */
export const preloadLazyComponents = (): void => {
  for (const preload of preloads) preload();
};
