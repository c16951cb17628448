/** The key that shortcuts of this machine are held with, as its keyboard names it. */
export const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
