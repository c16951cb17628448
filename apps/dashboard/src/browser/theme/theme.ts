/** How the product looks; 'system' follows the device, at once when it changes. */
export type Theme = 'system' | 'light' | 'dark';

/**
 * Also read by src/boot/apply-theme.ts, which shows the kept theme before the first paint and whenever another tab chooses.
 */
const KEY = 'sms-dashboard:theme';

const page = document.documentElement;

/** The theme the page shows, read from the attribute, which src/boot/apply-theme.ts has set before this code runs. */
export const currentTheme = (): Theme => {
  const theme = page.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Calls back whenever the page shows another theme, until the returned function is called. */
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
    // Without storage the choice just does not survive a reload.
  }
};

/** Shows a theme at once and keeps it in this browser, for every tab. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
  storeTheme(theme);
};
