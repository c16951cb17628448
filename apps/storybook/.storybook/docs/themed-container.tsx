import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';

const themes = {
  light: create({ base: 'light', fontBase: 'var(--font-sans)' }),
  dark: create({ base: 'dark', fontBase: 'var(--font-sans)' }),
};

/** Missing in the types of Storybook 10.6. */
type WithGlobals = DocsContainerProps['context'] & {
  readonly store: { readonly userGlobals: { readonly globals: Readonly<Record<string, unknown>> } };
};

/** Renders docs pages in the theme of the toolbar, including the product's examples. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { globals } = (context as WithGlobals).store.userGlobals;
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
