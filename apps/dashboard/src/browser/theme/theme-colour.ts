import { currentTheme, onThemeChanged } from './theme';

/**
 * Gives the frame that the system draws around an installed app the colour of the theme that was chosen, until the
 * returned function is called. The page itself names a colour for each theme of the system.
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
