import { currentTheme, onThemeChanged } from './theme';

/**
 * Sets the theme colour of an installed app's window frame to the chosen theme, until the returned function is called.
 * The page itself names a colour for each system theme.
 */
export const syncThemeColour = (): (() => void) => {
  const show = (): void => {
    const chosen = currentTheme();
    for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const { theme } = colour.dataset;
      if (chosen === 'system') colour.media = `(prefers-color-scheme: ${theme})`;
      else colour.media = theme === chosen ? '' : 'not all';
    }
  };
  show();
  return onThemeChanged(show);
};
