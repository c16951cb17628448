/** Theme of the product; 'system' follows the system theme, also when it changes. */
export type Theme = 'system' | 'light' | 'dark';

/**
 * Also read by src/boot/apply-theme.ts, which applies the stored theme before the first paint and whenever
 * another tab changes it.
 */
const KEY = 'sms-dashboard:theme';

const page = document.documentElement;

/** The current theme, read from the attribute that src/boot/apply-theme.ts has set before this code runs. */
export const currentTheme = (): Theme => {
  const theme = page.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Calls back on every theme change, until the returned function is called. */
export const onThemeChanged = (callback: () => void): (() => void) => {
  const observer = new MutationObserver(callback);
  observer.observe(page, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

const storeTheme = (theme: Theme): void => {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice does not survive a reload.
  }
};

/** Applies a theme and stores it for every tab of this browser. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
  storeTheme(theme);
};
