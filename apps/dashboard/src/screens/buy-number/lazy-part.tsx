import { lazyWithRetry, type LoadErrorFrame } from '@sms/ui/primitives/lazy-with-retry';
import type { ComponentType } from 'react';
import type * as LazyComponents from './lazy-components';

const preloads: (() => void)[] = [];

/** A lazy part of the wizard, below a `Suspense`. Renders `frame` when it cannot be loaded; default: the error notice. */
export const lazyPart = <Props extends object>(
  pick: (parts: typeof LazyComponents) => ComponentType<Props>,
  frame?: LoadErrorFrame<Props>,
) => {
  const Component = lazyWithRetry<Props>(
    () => import('./lazy-components').then((parts) => ({ default: pick(parts) })),
    frame,
  );
  preloads.push(Component.preload);
  return Component;
};

/** The element of a lazy part without props. Renders nothing when it cannot be loaded. */
export const lazyElement = (
  name: Exclude<keyof typeof LazyComponents, 'FirstSearchScreen' | 'PaymentProgress'>,
) => {
  const Component = lazyPart<object>(
    (parts) => parts[name],
    () => null,
  );
  return <Component />;
};

/** Preloads all lazy parts, so that the last step is complete when it opens. */
export const preloadLazyParts = (): void => {
  for (const preload of preloads) preload();
};
