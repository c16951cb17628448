/** The theme kept by src/theme/theme.ts. */
const showKeptTheme = (): void => {
  const page = document.documentElement.dataset;
  try {
    const theme = localStorage.getItem('sms-dashboard:theme');
    if (theme === 'light' || theme === 'dark') page['theme'] = theme;
    else delete page['theme'];
  } catch {
    // Storage is refused.
  }
};

/** Shows it now and whenever another tab chooses. */
export const followKeptTheme = (): void => {
  showKeptTheme();
  addEventListener('storage', showKeptTheme);
};
