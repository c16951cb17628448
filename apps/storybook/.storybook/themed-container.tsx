import { DocsContainer, type DocsContainerProps, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';

const themes = {
  light: create({ base: 'light', fontBase: 'var(--font-sans)' }),
  dark: create({ base: 'dark', fontBase: 'var(--font-sans)' }),
};

/** Missing in the types of Storybook 10.6. */
type WithGlobals = DocsContextProps & {
  readonly store: { readonly userGlobals: { readonly globals: Readonly<Record<string, unknown>> } };
};

/** Theme of the toolbar; a docs page does not show both. */
const themeOf = (context: DocsContextProps): 'light' | 'dark' =>
  (context as WithGlobals).store.userGlobals.globals['theme'] === 'dark' ? 'dark' : 'light';

/** Renders docs pages in the theme of the toolbar, including the product's examples. */
export default function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = themeOf(context);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
