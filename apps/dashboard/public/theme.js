// Shows the kept theme before the first paint: src/theme/theme.ts.
const showKeptTheme = () => {
  try {
    const theme = localStorage.getItem('sms-dashboard:theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  } catch {
    // Storage is refused.
  }
};
showKeptTheme();
addEventListener('storage', showKeptTheme);
