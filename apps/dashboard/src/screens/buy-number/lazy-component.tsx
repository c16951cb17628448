import { late } from '@sms/ui/primitives/lazy-with-retry';
import type * as LateParts from './lazy-components';

const preloads: (() => void)[] = [];

/** A part of the wizard that comes late, below a `Suspense`. Without its code the rest of the page says enough. */
export const latePart = (name: keyof typeof LateParts) => {
  const Part = late<object>(
    () => import('./lazy-components').then((parts) => ({ default: parts[name] })),
    () => null,
  );
  preloads.push(Part.preload);
  return <Part />;
};

/** Fetches the code of all parts, so that the last step stands whole when it opens. */
export const preloadLateParts = (): void => {
  for (const preload of preloads) preload();
};
