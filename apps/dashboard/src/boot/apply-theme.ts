/** Applies the theme stored by src/browser/theme/theme.ts. */
const applyStoredTheme = (): void => {
  const page = document.documentElement.dataset;
  try {
    const theme = localStorage.getItem('sms-dashboard:theme');
    if (theme === 'light' || theme === 'dark') page['theme'] = theme;
    else delete page['theme'];
  } catch {
    // Storage is blocked.
  }
};

/** Applies the stored theme now and whenever another tab changes it. */
export const syncStoredTheme = (): void => {
  applyStoredTheme();
  addEventListener('storage', applyStoredTheme);
};
