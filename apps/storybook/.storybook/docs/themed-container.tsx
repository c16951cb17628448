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

/** Shows pages of text in the theme of the toolbar, the product's part of them as well. */
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
