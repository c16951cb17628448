import { Suspense } from 'react';

import { lazyWithRetry } from '../../primitives/overlays/lazy-with-retry';
import { Spinner } from '../../primitives/feedback/spinner';
import type { AddFundsFormProps } from '../add-funds-form';

const Form = lazyWithRetry<AddFundsFormProps>(() =>
  import('../add-funds-form').then(({ AddFundsForm }) => ({ default: AddFundsForm })),
);

/** {@link AddFundsForm}, loaded on first use: most visits of the payments page open no form. */
export function LazyAddFundsForm(props: AddFundsFormProps) {
  return (
    <Suspense
      fallback={
        // As high as the form, so that the dialog does not move under the pointer when the form loads.
        <div aria-busy className="grid min-h-96 place-items-center">
          <Spinner label="Loading..." />
        </div>
      }
    >
      <Form {...props} />
    </Suspense>
  );
}
