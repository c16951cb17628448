import { useEffect } from 'react';
import { listenForStorageClear, removeDeadKeys } from '../browser/storage/clear-storage';
import { UpdateChecker } from '../browser/update-checker';
import { currentTheme, onThemeChanged } from '../browser/theme/theme';

/**
 * Sets the theme colour of an installed app's window frame to the chosen theme, until the returned function
 * is called. The page itself names a colour for each system theme.
 */
const syncThemeColour = (): (() => void) => {
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

let reporting: Promise<void> | undefined;

/** Starts error reporting where the host has configured it. */
const startReporting = (): void => {
  if (window.errorBuffer === undefined) return;
  reporting ??= import('../reporting/start-reporting').then(
    (code) => code.startReporting(),
    // A failed chunk load is reported by the listener for load errors.
    () => undefined,
  );
};

/** Work that nobody waits for: a newer version of the product, the window's colour, error reports. */
export default function OnIdle() {
  useEffect(() => {
    removeDeadKeys();
    return listenForStorageClear();
  }, []);
  useEffect(() => syncThemeColour(), []);
  useEffect(startReporting, []);
  return <UpdateChecker />;
}
