/** Modifier key for shortcuts on this platform, as printed on its keyboard. */
export const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
