import { late } from '@sms/ui/primitives/late';
import { Suspense } from 'react';
import type * as LateParts from './late-parts';

/** A part of the wizard that comes late. Without its code the rest of the page says enough. */
export const latePart = (name: keyof typeof LateParts) => {
  const Part = late<object>(
    () => import('./late-parts').then((parts) => ({ default: parts[name] })),
    () => null,
  );
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
};
