import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

/** Applies the theme to the whole document, as the product does. */
function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return children;
}

/** Renders the story in the theme of the toolbar; 'side-by-side' renders it twice. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals['theme']);
  if (theme !== 'side-by-side') {
    return (
      <Themed theme={theme}>
        <Story />
      </Themed>
    );
  }
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {['light', 'dark'].map((side) => (
        <div key={side} data-theme={side} className="rounded-card p-4">
          <Story />
        </div>
      ))}
    </div>
  );
};
