import { lazy, Suspense, type ComponentProps } from 'react';

// Loaded with the first docs page: stories and their tests do not need it.
const ComponentPage = lazy(() =>
  import('./component-page').then((module) => ({ default: module.ComponentPage })),
);
const ThemedContainer = lazy(() =>
  import('./themed-container').then((module) => ({ default: module.ThemedContainer })),
);

/** The docs page of a component. */
export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

/** Layout of MDX pages. */
export const DocsContainer = (props: ComponentProps<typeof ThemedContainer>) => (
  <Suspense>
    <ThemedContainer {...props} />
  </Suspense>
);
