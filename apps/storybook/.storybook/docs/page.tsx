import { lazy, Suspense, type ComponentProps } from 'react';

// Loaded with the first page that is read: stories and their tests need none of it.
const ComponentPage = lazy(() =>
  import('./component-page').then((module) => ({ default: module.ComponentPage })),
);
const ThemedContainer = lazy(() =>
  import('./themed-container').then((module) => ({ default: module.ThemedContainer })),
);

/** The page of a component. */
export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

/** What stands around every page of text. */
export const DocsContainer = (props: ComponentProps<typeof ThemedContainer>) => (
  <Suspense>
    <ThemedContainer {...props} />
  </Suspense>
);
